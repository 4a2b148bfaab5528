import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { PLAIN } from '../../settings/plain';
import type { Exportable } from '../rules/answers';
import type { Keys } from '../rules/choice';
import { MEDIA, partSections } from '../rules/exporting';
import type { Section } from '../rules/sections';
import { bytesText } from '../words';

interface PartsProps {
	readonly sections: readonly Section[];
	readonly exportable: Exportable;
	readonly parts: Keys;
	readonly onChange: ( parts: Keys ) => void;
}

/** The parts that are no items: settings, and the images of the items. */
export function Parts( { sections, exportable, parts, onChange }: PartsProps ) {
	const set = ( key: string, isOn: boolean ) =>
		onChange(
			new Set(
				isOn
					? [ ...parts, key ]
					: [ ...parts ].filter( ( one ) => one !== key )
			)
		);
	return (
		<>
			{ partSections( sections, exportable ).map(
				( { key, title, children } ) => (
					<fieldset key={ key } className="rueda-kits__section">
						<legend>{ title }</legend>
						{ children.map( ( child ) => (
							<CheckboxControl
								{ ...PLAIN }
								key={ child.key }
								label={
									child.key === MEDIA
										? sprintf(
												/* translators: %s: a size, as in "2 MB". */
												__(
													'Include the images of the items (%s)',
													'rueda'
												),
												bytesText(
													exportable.media.bytes
												)
											)
										: child.title
								}
								checked={ parts.has( child.key ) }
								onChange={ ( isOn ) => set( child.key, isOn ) }
							/>
						) ) }
					</fieldset>
				)
			) }
		</>
	);
}
