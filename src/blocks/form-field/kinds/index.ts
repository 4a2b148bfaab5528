import type { Type } from '../rules/attributes';
import { acceptance } from './acceptance';
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
import { tel } from './tel';
import { text } from './text';
import { textarea } from './textarea';
import { time } from './time';
import { url } from './url';
import type { Kind } from './kind';

export const kinds: Readonly< Record< Type, Kind > > = {
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
	date,
	time,
	url,
	file,
	quiz,
	captcha,
	hidden,
	count,
	response,
};
