import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { textOf } from '../../frontend/values/values';
import { siteOf } from './site';
import { useDraft } from './useDraft';

/** What the form says. What nobody wrote anew is in the language of the moment. */
export function TextFields( { formId }: { readonly formId: number } ) {
	const { messages, set } = useDraft( formId );
	return (
		<div className="rueda-fields">
			<p>
				{ __(
					'Leave a text empty to use the one that is shown in grey, which is translated.',
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

const names: Readonly< Record< string, string > > = {
	mail_sent_ok: __( 'The message was sent', 'rueda' ),
	mail_sent_ng: __( 'The mail could not be sent', 'rueda' ),
	validation_error: __( 'Some fields are not right', 'rueda' ),
	spam: __( 'It was taken for spam', 'rueda' ),
	accept_terms: __( 'Consent is missing', 'rueda' ),
	invalid_required: __( 'A required field is empty', 'rueda' ),
	invalid_too_long: __( 'A text is too long', 'rueda' ),
	invalid_too_short: __( 'A text is too short', 'rueda' ),
	upload_failed: __( 'A file could not be stored', 'rueda' ),
	upload_file_type_invalid: __( 'A file is of a kind not allowed', 'rueda' ),
	upload_file_too_large: __( 'A file is too large', 'rueda' ),
	upload_failed_php_error: __( 'A file did not arrive', 'rueda' ),
	invalid_date: __( 'It is no date', 'rueda' ),
	date_too_early: __( 'A date is too early', 'rueda' ),
	date_too_late: __( 'A date is too late', 'rueda' ),
	invalid_number: __( 'It is no number', 'rueda' ),
	number_too_small: __( 'A number is too small', 'rueda' ),
	number_too_large: __( 'A number is too large', 'rueda' ),
	quiz_answer_not_correct: __( 'A quiz was answered wrongly', 'rueda' ),
	captcha_not_match: __( 'The letters do not match the picture', 'rueda' ),
	invalid_email: __( 'It is no email address', 'rueda' ),
	invalid_url: __( 'It is no web address', 'rueda' ),
	invalid_tel: __( 'It is no telephone number', 'rueda' ),
};
