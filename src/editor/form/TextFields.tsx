import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FORM_TEXTS } from '../../definitions/form-post';
import { textOf } from '../../frontend/values/values';
import { siteOf } from './site';
import { useDraft } from './useDraft';

/** The messages of the form. Unchanged ones follow the language of the site. */
export function TextFields( { formId }: { readonly formId: number } ) {
	const { messages, set } = useDraft( formId );
	const names: Readonly< Record< string, string > > = {
		...siteOf().names,
		...NAMES,
	};
	return (
		<div className="rueda-fields">
			<p>
				{ __(
					'Leave empty to use the text shown in gray, which is translated.',
					'rueda'
				) }
			</p>
			{ Object.entries( siteOf().texts ).map( ( [ key, text ] ) => (
				<TextareaControl
					key={ key }
					__nextHasNoMarginBottom
					rows={ 2 }
					data-rueda-part={ `messages.${ key }` }
					label={ names[ key ] ?? key }
					placeholder={ text }
					value={
						messages[ key ] === text
							? ''
							: textOf( messages[ key ] )
					}
					onChange={ ( value ) =>
						set( 'messages', { ...messages, [ key ]: value } )
					}
				/>
			) ) }
		</div>
	);
}

const NAMES: Readonly< Record< ( typeof FORM_TEXTS )[ number ], string > > = {
	mail_sent_ok: __( 'Message sent', 'rueda' ),
	mail_sent_ng: __( 'Email could not be sent', 'rueda' ),
	validation_error: __( 'Some fields are invalid', 'rueda' ),
	spam: __( 'Considered spam', 'rueda' ),
	accept_terms: __( 'Consent is missing', 'rueda' ),
	invalid_required: __( 'Required field is empty', 'rueda' ),
	invalid_too_long: __( 'Text too long', 'rueda' ),
	invalid_too_short: __( 'Text too short', 'rueda' ),
	upload_failed: __( 'File could not be saved', 'rueda' ),
	upload_file_type_invalid: __( 'File type not allowed', 'rueda' ),
	upload_file_too_large: __( 'File too large', 'rueda' ),
	upload_failed_php_error: __( 'File did not arrive', 'rueda' ),
	invalid_date: __( 'Invalid date', 'rueda' ),
	date_too_early: __( 'Date too early', 'rueda' ),
	date_too_late: __( 'Date too late', 'rueda' ),
	invalid_number: __( 'Invalid number', 'rueda' ),
	number_too_small: __( 'Number too small', 'rueda' ),
	number_too_large: __( 'Number too large', 'rueda' ),
	quiz_answer_not_correct: __( 'Wrong quiz answer', 'rueda' ),
	captcha_not_match: __( 'Letters do not match the image', 'rueda' ),
	invalid_email: __( 'Invalid email address', 'rueda' ),
	invalid_url: __( 'Invalid web address', 'rueda' ),
	invalid_tel: __( 'Invalid telephone number', 'rueda' ),
};
