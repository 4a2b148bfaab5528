import block from '../blocks/form-field/block.json';

const { defaultFrom, capture, akismet } = block.attributes;

/** The values of the attributes of a field that can have only some. The first one is what counts without a value. */
export const FIELD_OPTIONS = {
	defaultFrom: defaultFrom.enum,
	capture: capture.enum,
	akismet: akismet.enum,
};
