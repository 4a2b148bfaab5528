import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ConditionsFields } from '../conditions/ConditionsFields';
import { MailTest } from './MailTest';
import { TagField } from './TagField';
import { Routing } from './Routing';
import { SPECIAL } from './rules/tags';
import { type Flag, type MailName, type TextPart, useDraft } from './useDraft';

interface MailFieldsProps {
	readonly formId: number;
	readonly which: MailName;
}

/** One of the two emails of a form. The second one is shown only if it is switched on. */
export function MailFields( { formId, which }: MailFieldsProps ) {
	const { draft, mail, part, flag, change } = useMail( formId, which );
	return (
		<div className="rueda-fields">
			{ which === 'mail_2' && (
				<ToggleControl
					label={ __( 'Send a second email', 'rueda' ) }
					help={ __(
						'For example, to tell the visitor that the message has arrived.',
						'rueda'
					) }
					{ ...flag( 'active' ) }
				/>
			) }
			{ ( which === 'mail' || mail.active ) && (
				<>
					<TagField
						label={ __( 'To', 'rueda' ) }
						help={ __(
							'Separate addresses with commas.',
							'rueda'
						) }
						{ ...part( 'recipient' ) }
					/>
					<Routing
						part={ `${ which }.routing` }
						routing={ mail.routing }
						fields={ draft.ruleFields }
						onChange={ ( routing ) => change( { routing } ) }
					/>
					<Envelope part={ part } />
					<Content part={ part } flag={ flag } />
					<Extras part={ part } />
					<div
						data-rueda-part={ `${ which }.send_if` }
						tabIndex={ -1 }
					>
						<ConditionsFields
							label={ __( 'Send this email if', 'rueda' ) }
							empty={ __( 'It is always sent.', 'rueda' ) }
							conditions={ mail.send_if }
							fields={ draft.ruleFields }
							onChange={ ( conditions ) =>
								change( { send_if: conditions } )
							}
						/>
					</div>
					<MailTest
						formId={ formId }
						which={ which }
						draft={ draft }
					/>
				</>
			) }
		</div>
	);
}

/** One of the form's emails, with what the control of each part needs. */
function useMail( formId: number, which: MailName ) {
	const draft = useDraft( formId );
	const mail = draft[ which ];
	const change = ( next: Partial< typeof mail > ) =>
		draft.setMail( which, { ...mail, ...next } );
	const tags = [ ...draft.tags.fields, ...SPECIAL ];
	const part = ( name: TextPart ) => ( {
		part: `${ which }.${ name }`,
		value: mail[ name ],
		tags: name === 'attachments' ? draft.tags.files : tags,
		onChange: ( value: string ) => change( { [ name ]: value } ),
	} );
	const flag = ( name: Flag ) => ( {
		__nextHasNoMarginBottom: true as const,
		checked: mail[ name ],
		onChange: ( on: boolean ) => change( { [ name ]: on } ),
	} );
	return { draft, mail, part, flag, change };
}

type Mail = ReturnType< typeof useMail >;

function Envelope( { part }: Pick< Mail, 'part' > ) {
	return (
		<>
			<TagField
				label={ __( 'From', 'rueda' ) }
				help={ __(
					'Use this site’s domain, or emails may be marked as spam.',
					'rueda'
				) }
				{ ...part( 'sender' ) }
			/>
			<TagField
				label={ __( 'Subject', 'rueda' ) }
				{ ...part( 'subject' ) }
			/>
		</>
	);
}

function Content( { part, flag }: Pick< Mail, 'part' | 'flag' > ) {
	return (
		<>
			<TagField
				label={ __( 'Email text', 'rueda' ) }
				help={ __(
					'Type a bracket [ to choose what to insert. What stands between [if your-name] and [/if] is left out while that field is empty.',
					'rueda'
				) }
				rows={ 10 }
				{ ...part( 'body' ) }
			/>
			<ToggleControl
				label={ __( 'Send as HTML', 'rueda' ) }
				{ ...flag( 'use_html' ) }
			/>
			<ToggleControl
				label={ __(
					'Leave out lines with only empty answers',
					'rueda'
				) }
				{ ...flag( 'exclude_blank' ) }
			/>
		</>
	);
}

function Extras( { part }: Pick< Mail, 'part' > ) {
	return (
		<>
			<TagField
				label={ __( 'Additional headers', 'rueda' ) }
				help={ __(
					'One per line, such as Reply-To: [your-email]',
					'rueda'
				) }
				rows={ 3 }
				{ ...part( 'additional_headers' ) }
			/>
			<TagField
				label={ __( 'Attachments', 'rueda' ) }
				help={ __(
					'One per line: the tag of a file field, or a file of the uploads folder, such as uploads/2026/terms.pdf.',
					'rueda'
				) }
				rows={ 2 }
				{ ...part( 'attachments' ) }
			/>
		</>
	);
}
