import { CheckboxControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { RetentionField } from '../../editor/fields/RetentionField';
import { PLAIN } from './plain';
import type { Stored } from './api';
import { isShorter } from './rules/retention';
import type { ReportSettings } from './stored';
import { TabForm } from './TabForm';
import { useSettingsForm } from './useSettingsForm';

const STORED: Stored< ReportSettings > = { option: 'rueda_settings_reports' };

export function ReportsTab() {
	return (
		<TabForm settings={ useSettingsForm( STORED ) } warning={ warning }>
			{ ( draft, edit ) => (
				<>
					<fieldset className="rueda-settings__group">
						<legend>
							<h2>
								{ __( 'How long reports are kept', 'rueda' ) }
							</h2>
						</legend>
						<p>
							{ __(
								'Expired reports are deleted; their links say so. You can set another time for each wheel, in its editor.',
								'rueda'
							) }
						</p>
						<RetentionField
							value={ draft.months }
							onChange={ ( months ) => edit( { months } ) }
						/>
					</fieldset>
					<fieldset className="rueda-settings__group">
						<legend>
							<h2>{ __( 'Images', 'rueda' ) }</h2>
						</legend>
						<CheckboxControl
							{ ...PLAIN }
							label={ __(
								'Create an image of each report',
								'rueda'
							) }
							help={ __(
								'For emails, and for the preview that social networks and messengers show with a link. It is created on this site when it is first needed.',
								'rueda'
							) }
							checked={ draft.picture }
							onChange={ ( picture ) => edit( { picture } ) }
						/>
					</fieldset>
					<PdfFields
						isOn={ draft.mail_pdf }
						onChange={ ( isOn ) => edit( { mail_pdf: isOn } ) }
					/>
				</>
			) }
		</TabForm>
	);
}

interface PdfFieldsProps {
	readonly isOn: boolean;
	readonly onChange: ( isOn: boolean ) => void;
}

const PdfFields = ( { isOn, onChange }: PdfFieldsProps ) => (
	<fieldset className="rueda-settings__group">
		<legend>
			<h2>{ __( 'PDF', 'rueda' ) }</h2>
		</legend>
		<CheckboxControl
			{ ...PLAIN }
			label={ __( 'Attach each report to its email as a PDF', 'rueda' ) }
			help={ __(
				'The file is made when the email is sent, and is not stored on this site. It stays readable after the report has expired.',
				'rueda'
			) }
			checked={ isOn }
			onChange={ onChange }
		/>
	</fieldset>
);

const warning = (
	draft: ReportSettings,
	saved: ReportSettings
): string | null =>
	isShorter( draft.months, saved.months )
		? sprintf(
				/* translators: %d: number of months. */
				_n(
					'Reports older than %d month will be permanently deleted.',
					'Reports older than %d months will be permanently deleted.',
					draft.months,
					'rueda'
				),
				draft.months
			)
		: null;
