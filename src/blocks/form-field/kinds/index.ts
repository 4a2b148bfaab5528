import type { Type } from '../rules/attributes';
import { acceptance } from './acceptance';
import { calculation } from './calculation';
import { captcha } from './captcha';
import { checkbox } from './checkbox';
import { count } from './count';
import { date } from './date';
import { email } from './email';
import { file } from './file';
import { hidden } from './hidden';
import { number } from './number';
import { quiz } from './quiz';
import { radio } from './radio';
import { range } from './range';
import { rating } from './rating';
import { response } from './response';
import { select } from './select';
import { signature } from './signature';
import { tel } from './tel';
import { text } from './text';
import { textarea } from './textarea';
import { time } from './time';
import { url } from './url';
import type { Kind } from './kind';

/** Their order is that of the definition, in src/definitions/field-kinds.ts. */
export const kinds: Readonly< Record< Type, Kind > > = {
	acceptance,
	calculation,
	captcha,
	checkbox,
	count,
	date,
	email,
	file,
	hidden,
	number,
	quiz,
	radio,
	range,
	rating,
	response,
	select,
	signature,
	tel,
	text,
	textarea,
	time,
	url,
};
