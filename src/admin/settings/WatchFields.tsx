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
			'The email is written and stopped just before it would leave. If another plugin sends the emails of this site, it is not tried.',
			'rueda'
		),
	},
	page: {
		label: __( 'Open the pages only', 'rueda' ),
		description: __( 'No test message is sent.', 'rueda' ),
	},
	off: {
		label: __( 'Do not check forms', 'rueda' ),
		description: __( 'Nobody is told if a form breaks.', 'rueda' ),
	},
} );

/**
 * What happens to the forms once a day. RadioControl of WordPress before 6.7 does not show descriptions of its
 * options.
 */
export function WatchFields( { mode, onChange }: WatchFieldsProps ) {
	const all = words();
	return mode === null ? null : (
		<fieldset className="rueda-settings__group">
			<legend>
				<h2>{ __( 'Daily check of forms', 'rueda' ) }</h2>
			</legend>
			<p>
				{ __(
					'Every day, Rueda looks whether visitors can send your forms. Test messages are stored nowhere, counted nowhere and passed on to no other plugin. What is wrong is told above the list of forms, in Site Health and by email.',
					'rueda'
				) }
			</p>
			{ WATCH_MODES.map( ( value ) => (
				<div key={ value } className="rueda-settings__choice">
					<input
						type="radio"
						id={ `rueda-watch-${ value }` }
						name="rueda-watch"
						value={ value }
						checked={ mode === value }
						aria-describedby={ `rueda-watch-${ value }-help` }
						onChange={ () => onChange( { mode: value } ) }
					/>
					<label htmlFor={ `rueda-watch-${ value }` }>
						{ all[ value ].label }
					</label>
					<p id={ `rueda-watch-${ value }-help` }>
						{ all[ value ].description }
					</p>
				</div>
			) ) }
		</fieldset>
	);
}
