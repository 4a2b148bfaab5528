import { __ } from '@wordpress/i18n';

export interface LegendEntry {
	readonly label: string;
	readonly color: string;
	/** Where the entry leads; without it the entry hides and shows its area. */
	readonly link?: string | undefined;
}

export interface LegendProps {
	readonly entries: readonly LegendEntry[];
	readonly hidden: ReadonlySet< number >;
	readonly onToggle: ( index: number ) => void;
}

export function Legend( { entries, hidden, onToggle }: LegendProps ) {
	return (
		// Safari takes the role from a list whose markers are gone.
		// eslint-disable-next-line jsx-a11y/no-redundant-roles
		<ul className="rueda-legend" role="list">
			{ entries.map( ( entry, index ) => (
				<li key={ index }>
					{ entry.link ? (
						<LegendLink entry={ entry } link={ entry.link } />
					) : (
						<button
							type="button"
							className="rueda-legend__entry"
							aria-pressed={ ! hidden.has( index ) }
							onClick={ () => onToggle( index ) }
						>
							<LegendText entry={ entry } />
						</button>
					) }
				</li>
			) ) }
		</ul>
	);
}

function LegendLink( {
	entry,
	link,
}: {
	readonly entry: LegendEntry;
	readonly link: string;
} ) {
	return (
		 
		<a
			className="rueda-legend__entry"
			href={ link }
			target="_blank"
			rel="noopener"
		>
			<LegendText entry={ entry } />
			<span className="rueda-hidden">
				{ ' ' }
				{ __( '(opens in a new tab)', 'rueda' ) }
			</span>
		</a>
	);
}

function LegendText( { entry }: { readonly entry: LegendEntry } ) {
	return (
		<>
			<span
				className="rueda-dot"
				style={ { [ '--rueda-dot' as string ]: entry.color } }
			/>
			<span className="rueda-legend__label">{ entry.label }</span>
		</>
	);
}
