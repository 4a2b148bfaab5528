import { TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { REPORT_MAIL_TEXTS } from '../../definitions/settings';
import { FailedMails } from './FailedMails';
import { MailPreview } from './MailPreview';
import { Placeholders } from './Placeholders';
import { PLAIN, PLAIN_INPUT } from './plain';
import type { Stored } from './api';
import type { MailWords } from './stored';
import { TabForm } from './TabForm';
import { TestMail } from './TestMail';
import { useSample } from './useSample';
import { useSettingsForm } from './useSettingsForm';

const STORED: Stored< MailWords > = { option: 'rueda_settings_mail' };

export function MailTab() {
	return (
		<>
			<TabForm settings={ useSettingsForm( STORED ) } isWide>
				{ ( draft, edit ) => <Words draft={ draft } edit={ edit } /> }
			</TabForm>
			<FailedMails />
		</>
	);
}

interface WordsProps {
	readonly draft: MailWords;
	readonly edit: ( change: Partial< MailWords > ) => void;
}

function Words( { draft, edit }: WordsProps ) {
	const sample = useSample( draft );
	return (
		<div className="rueda-settings__columns">
			<div className="rueda-settings__group">
				<h2>{ __( 'Report email', 'rueda' ) }</h2>
				<p>
					{ __(
						'Leave empty to use the default text, in the visitor’s language. Your own text is sent as it is.',
						'rueda'
					) }
				</p>
				<Placeholders />
				<WordFields
					draft={ draft }
					edit={ edit }
					usual={ sample.mail?.defaults }
				/>
			</div>
			<div className="rueda-settings__side">
				{ /* First, so that a preview that arrives moves no button from under the pointer. */ }
				<TestMail words={ draft } />
				<MailPreview sample={ sample } />
			</div>
		</div>
	);
}

interface WordFieldsProps extends WordsProps {
	/** The default texts for empty fields; undefined until they are loaded. */
	readonly usual: MailWords | undefined;
}

function WordFields( { draft, edit, usual }: WordFieldsProps ) {
	return (
		<>
			<TextControl
				{ ...PLAIN_INPUT }
				label={ __( 'Subject', 'rueda' ) }
				maxLength={ REPORT_MAIL_TEXTS.subject }
				placeholder={ usual?.subject ?? '' }
				value={ draft.subject }
				onChange={ ( subject ) => edit( { subject } ) }
			/>
			<TextControl
				{ ...PLAIN_INPUT }
				label={ __( 'Greeting', 'rueda' ) }
				maxLength={ REPORT_MAIL_TEXTS.greeting }
				placeholder={ usual?.greeting ?? '' }
				value={ draft.greeting }
				onChange={ ( greeting ) => edit( { greeting } ) }
			/>
			<TextareaControl
				{ ...PLAIN }
				label={ __( 'Text above the wheel', 'rueda' ) }
				help={ __( 'An empty line starts a new paragraph.', 'rueda' ) }
				rows={ 4 }
				maxLength={ REPORT_MAIL_TEXTS.before }
				placeholder={ usual?.before ?? '' }
				value={ draft.before }
				onChange={ ( before ) => edit( { before } ) }
			/>
			<TextareaControl
				{ ...PLAIN }
				label={ __( 'Text below the wheel', 'rueda' ) }
				rows={ 4 }
				maxLength={ REPORT_MAIL_TEXTS.after }
				placeholder={ usual?.after ?? '' }
				value={ draft.after }
				onChange={ ( after ) => edit( { after } ) }
			/>
			<TextareaControl
				{ ...PLAIN }
				label={ __( 'Sign-off', 'rueda' ) }
				rows={ 2 }
				maxLength={ REPORT_MAIL_TEXTS.sign_off }
				placeholder={ usual?.sign_off ?? '' }
				value={ draft.sign_off }
				onChange={ ( text ) => edit( { sign_off: text } ) }
			/>
		</>
	);
}
