import { BaseControl, CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { AddressField } from '../fields/AddressField';
import { PagePicker } from '../fields/PagePicker';
import type { AfterSending } from './after-sending';
import { useDraft } from './useDraft';

interface AfterSendingFieldsProps {
	readonly formId: number;
	readonly value: AfterSending;
	readonly onChange: ( change: Partial< AfterSending > ) => void;
}

/** The page to which a form leads after sending. */
export function AfterSendingFields( {
	formId,
	value: { pageId, address, fields },
	onChange,
}: AfterSendingFieldsProps ) {
	const { tags } = useDraft( formId );
	const names = tags.fields
		.filter( ( tag ) => ! tags.files.includes( tag ) )
		.map( ( tag ) => tag.slice( 1, -1 ) );
	return (
		<>
			<PagePicker
				label={ __( 'Page', 'rueda' ) }
				help={ ( isGone ) =>
					isGone
						? __(
								'Visitors cannot view this page. Publish it or choose another one.',
								'rueda'
							)
						: undefined
				}
				value={ pageId > 0 ? { value: pageId, label: '' } : '' }
				onChange={ ( page ) =>
					onChange( { pageId: page === '' ? 0 : page.value } )
				}
			/>
			{ pageId === 0 && (
				<AddressField
					label={ __( 'Or an address', 'rueda' ) }
					help={ __(
						'An address on this site. Other websites have to be allowed by its administrator.',
						'rueda'
					) }
					value={ address }
					onChange={ ( text ) => onChange( { address: text } ) }
				/>
			) }
			{ names.length > 0 && (
				<AnswersInAddress
					id={ `rueda-answers-${ formId }` }
					names={ names }
					chosen={ fields }
					onChange={ ( chosen ) => onChange( { fields: chosen } ) }
				/>
			) }
		</>
	);
}

interface AnswersInAddressProps {
	readonly id: string;
	/** Of the form's fields. */
	readonly names: readonly string[];
	readonly chosen: readonly string[];
	readonly onChange: ( chosen: readonly string[] ) => void;
}

const AnswersInAddress = ( {
	id,
	names,
	chosen,
	onChange,
}: AnswersInAddressProps ) => (
	<BaseControl
		__nextHasNoMarginBottom
		id={ id }
		help={ __(
			'Addresses stand in the browser’s history and in the logs of servers. Choose only what that page needs.',
			'rueda'
		) }
	>
		<fieldset className="rueda-answers">
			<BaseControl.VisualLabel as="legend">
				{ __( 'Answers in the address', 'rueda' ) }
			</BaseControl.VisualLabel>
			{ names.map( ( name ) => (
				<CheckboxControl
					key={ name }
					__nextHasNoMarginBottom
					label={ name }
					checked={ chosen.includes( name ) }
					onChange={ ( isOn ) =>
						onChange(
							isOn
								? [ ...chosen, name ]
								: chosen.filter( ( one ) => one !== name )
						)
					}
				/>
			) ) }
		</fieldset>
	</BaseControl>
);
