// The result loads this file only when there is a call to action.
export { CallToAction as default } from '../../../../frontend/cta/CallToAction';
