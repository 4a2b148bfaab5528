import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { WATCH_MODES } from '../../definitions/settings';
import type { WatchMode } from './stored';

interface WatchFieldsProps {
	/** Null if the user may not see it. */
	readonly mode: WatchMode | null;
	readonly onChange: ( change: { readonly mode: WatchMode } ) => void;
}

const words = (): Readonly<
	Record<
		WatchMode,
		{ readonly label: string; readonly description: string }
	>
> => ( {
	send: {
		label: __( 'Send a test message and its email', 'rueda' ),
		description: __(
			'One email a day arrives at the address of this site, marked as a test. If it does not, your emails do not leave.',
			'rueda'
		),
	},
	stop: {
		label: __( 'Send a test message and stop its email', 'rueda' ),
		description: __(
			'The email is written and stopped just before it would leave.',
			'rueda'
		),
	},
	page: {
		label: __( 'Open the pages only', 'rueda' ),
		description: __( 'No test message is sent.', 'rueda' ),
	},
	off: {
		label: __( 'Do not check forms', 'rueda' ),
		description: '',
	},
} );

/** What happens to the forms once a day. */
export function WatchFields( { mode, onChange }: WatchFieldsProps ) {
	const all = words();
	return mode === null ? null : (
		<fieldset className="rueda-settings__group">
			<legend>
				<h2>{ __( 'Daily check of forms', 'rueda' ) }</h2>
			</legend>
			<RadioControl
				hideLabelFromVision
				label={ __( 'Daily check of forms', 'rueda' ) }
				help={ __(
					'Every day, Rueda looks whether visitors can send your forms. Test messages are stored nowhere, counted nowhere and passed on to no other plugin. What is wrong is told above the list of forms, in Site Health and by email.',
					'rueda'
				) }
				selected={ mode }
				options={ WATCH_MODES.map( ( value ) => ( {
					value,
					...all[ value ],
				} ) ) }
				onChange={ ( value ) =>
					onChange( {
						mode:
							WATCH_MODES.find( ( one ) => one === value ) ??
							mode,
					} )
				}
			/>
		</fieldset>
	);
}
