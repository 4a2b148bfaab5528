import { CheckboxControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { RetentionField } from '../../editor/fields/RetentionField';
import { PLAIN } from './plain';
import { isShorter, parseReports, REPORTS_OPTION } from './rules/reports';
import type { ReportSettings } from './rules/reports';
import { TabForm } from './TabForm';
import { useSettingsForm } from './useSettingsForm';

const STORED = { option: REPORTS_OPTION, parse: parseReports };

export function ReportsTab() {
	return (
		<TabForm settings={ useSettingsForm( STORED ) } warning={ warning }>
			{ ( draft, edit ) => (
				<>
					<fieldset className="rueda-settings__group">
						<legend>
							<h2>{ __( 'How long they are kept', 'rueda' ) }</h2>
						</legend>
						<p>
							{ __(
								'A report that is over its time is deleted, and its links say so. A wheel can have a time of its own, in its editor.',
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
							<h2>{ __( 'Pictures', 'rueda' ) }</h2>
						</legend>
						<CheckboxControl
							{ ...PLAIN }
							label={ __(
								'Draw a picture of each report',
								'rueda'
							) }
							help={ __(
								'For mails, and for the preview that networks and messengers show beside a link. It is drawn on this site when it is first asked for.',
								'rueda'
							) }
							checked={ draft.picture }
							onChange={ ( picture ) => edit( { picture } ) }
						/>
					</fieldset>
				</>
			) }
		</TabForm>
	);
}

const warning = (
	draft: ReportSettings,
	saved: ReportSettings
): string | null =>
	isShorter( draft.months, saved.months )
		? sprintf(
				/* translators: %d: number of months. */
				_n(
					'Reports that are older than %d month will be deleted, and nobody can bring them back.',
					'Reports that are older than %d months will be deleted, and nobody can bring them back.',
					draft.months,
					'rueda'
				),
				draft.months
			)
		: null;
