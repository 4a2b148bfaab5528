// For the result to fetch when there is something to offer.
export { CallToAction as default } from '../../../../frontend/cta/CallToAction';
