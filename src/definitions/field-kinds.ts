import { definition as text } from '../blocks/form-field/kinds/text/definition';
import { definition as email } from '../blocks/form-field/kinds/email/definition';
import { definition as tel } from '../blocks/form-field/kinds/tel/definition';
import { definition as textarea } from '../blocks/form-field/kinds/textarea/definition';
import { definition as select } from '../blocks/form-field/kinds/select/definition';
import { definition as checkbox } from '../blocks/form-field/kinds/checkbox/definition';
import { definition as radio } from '../blocks/form-field/kinds/radio/definition';
import { definition as rating } from '../blocks/form-field/kinds/rating/definition';
import { definition as acceptance } from '../blocks/form-field/kinds/acceptance/definition';
import { definition as number } from '../blocks/form-field/kinds/number/definition';
import { definition as range } from '../blocks/form-field/kinds/range/definition';
import { definition as calculation } from '../blocks/form-field/kinds/calculation/definition';
import { definition as date } from '../blocks/form-field/kinds/date/definition';
import { definition as time } from '../blocks/form-field/kinds/time/definition';
import { definition as url } from '../blocks/form-field/kinds/url/definition';
import { definition as file } from '../blocks/form-field/kinds/file/definition';
import { definition as signature } from '../blocks/form-field/kinds/signature/definition';
import { definition as quiz } from '../blocks/form-field/kinds/quiz/definition';
import { definition as captcha } from '../blocks/form-field/kinds/captcha/definition';
import { definition as hidden } from '../blocks/form-field/kinds/hidden/definition';
import { definition as count } from '../blocks/form-field/kinds/count/definition';
import { definition as response } from '../blocks/form-field/kinds/response/definition';

/** The most characters of an answer where the author set no limit. Some kinds have their own. */
export const USUAL_MAXLENGTH = 400;

/** The kinds of fields, in the order of the inserter. */
export const FIELD_KINDS = {
	text,
	email,
	tel,
	textarea,
	select,
	checkbox,
	radio,
	rating,
	acceptance,
	number,
	range,
	calculation,
	date,
	time,
	url,
	file,
	signature,
	quiz,
	captcha,
	hidden,
	count,
	response,
} as const;

/** The number of entries of a repeatable group: a field of the message, which is no block of its own. */
export const ENTRIES_KIND = {
	class: 'Entries',
	role: 'hidden',
	required: 'never',
	group: 'hidden',
	tag: 'hidden',
	attributes: [ 'min', 'max' ],
} as const;
