/** The type of the post in which a form is stored. */
export const FORM_TYPE = 'rueda_form';

/** The metas of that post. */
export const FORM_METAS = {
	mail: 'rueda_form_mail',
	mail_2: 'rueda_form_mail_2',
	messages: 'rueda_form_messages',
	settings: 'rueda_form_settings',
	locale: 'rueda_form_locale',
} as const;

/** The blocks of a form: its fields, and what lays them out or says something between them. */
export const FORM_BLOCKS = [
	'rueda/form-field',
	'rueda/form-repeat',
	'rueda/form-step',
	'rueda/form-address',
	'rueda/form-submit',
	'rueda/form-thanks',
	'core/paragraph',
	'core/heading',
	'core/list',
	'core/list-item',
	'core/separator',
	'core/spacer',
	'core/image',
	'core/group',
	'core/columns',
	'core/column',
	'core/details',
] as const;

/** The block of a form with what happens after sending. It is not printed with the form. */
export const THANKS_BLOCK = 'rueda/form-thanks';

/** The blocks of the content that is shown after sending. */
export const THANKS_BLOCKS = [
	'core/paragraph',
	'core/heading',
	'core/list',
	'core/list-item',
	'core/separator',
	'core/spacer',
	'core/image',
	'core/group',
	'core/columns',
	'core/column',
	'core/details',
	'core/buttons',
	'core/button',
] as const;

/** The parts of an email that are texts. */
export const FORM_MAIL_TEXTS = [
	'subject',
	'sender',
	'recipient',
	'body',
	'additional_headers',
	'attachments',
] as const;

/** The parts of an email that are on or off. */
export const FORM_MAIL_SWITCHES = [
	'active',
	'use_html',
	'exclude_blank',
] as const;

/**
 * The rules of an email: `send_if` has the conditions under which it is sent, `routing` is a list of
 * `{ recipient, send_if }`, addresses that get it under conditions of their own.
 */
export const FORM_MAIL_RULES = [ 'send_if', 'routing' ] as const;

/** The most entries of `routing`. */
export const FORM_MAX_ROUTES = 30;

/** The texts that a form shows to visitors, by the names that Contact Form 7 gave them. */
export const FORM_TEXTS = [
	'mail_sent_ok',
	'mail_sent_ng',
	'validation_error',
	'spam',
	'accept_terms',
	'invalid_required',
	'invalid_too_long',
	'invalid_too_short',
	'upload_failed',
	'upload_file_type_invalid',
	'upload_file_too_large',
	'upload_failed_php_error',
	'invalid_date',
	'date_too_early',
	'date_too_late',
	'invalid_number',
	'number_too_small',
	'number_too_large',
	'quiz_answer_not_correct',
	'captcha_not_match',
	'invalid_email',
	'invalid_url',
	'invalid_tel',
] as const;
