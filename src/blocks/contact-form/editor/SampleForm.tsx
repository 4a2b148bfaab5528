import { Disabled } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** What a form looks like, for the picture of a pattern: fields of no form in particular. */
export const SampleForm = () => (
	<Disabled>
		<form className="wpcf7-form rueda-form-sample">
			<label htmlFor="rueda-sample-name">{ __( 'Name', 'rueda' ) }</label>
			<input id="rueda-sample-name" type="text" readOnly />
			<label htmlFor="rueda-sample-email">
				{ __( 'Email', 'rueda' ) }
			</label>
			<input id="rueda-sample-email" type="text" readOnly />
			<label htmlFor="rueda-sample-message">
				{ __( 'Message', 'rueda' ) }
			</label>
			<textarea id="rueda-sample-message" rows={ 4 } readOnly />
			<button type="button" className="wp-element-button">
				{ __( 'Send', 'rueda' ) }
			</button>
		</form>
	</Disabled>
);
