import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { inPageLanguage } from '../values/page-language';

export interface LegendEntry {
	readonly label: string;
	readonly color: string;
	readonly link?: string | undefined;
	/** The rating, if it is shown beside the name. */
	readonly value?: number;
	/** Where it is, if it is around the chart. */
	readonly style?: CSSProperties | undefined;
}

export interface LegendProps {
	readonly entries: readonly LegendEntry[];
	readonly hidden: ReadonlySet< number >;
	/** Entries hide and show their areas, with a link beside them; otherwise the entry itself is the link. */
	readonly areLinksBeside?: boolean;
	readonly style?: CSSProperties | undefined;
	readonly onToggle: ( index: number ) => void;
}

export function Legend( {
	entries,
	hidden,
	areLinksBeside = false,
	style,
	onToggle,
}: LegendProps ) {
	return (
		// Safari takes the role from a list whose markers are gone.
		// eslint-disable-next-line jsx-a11y/no-redundant-roles
		<ul className="rueda-legend" role="list" style={ style }>
			{ entries.map( ( entry, index ) => {
				const { link } = entry;
				return (
					<li key={ index } style={ entry.style }>
						{ link && ! areLinksBeside ? (
							<LegendLink entry={ entry } link={ link } />
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
						{ link && areLinksBeside && (
							<LinkBeside label={ entry.label } link={ link } />
						) }
					</li>
				);
			} ) }
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

function LinkBeside( {
	label,
	link,
}: {
	readonly label: string;
	readonly link: string;
} ) {
	return (
		<a
			className="rueda-legend__link"
			href={ link }
			target="_blank"
			rel="noopener"
			aria-label={ sprintf(
				/* translators: %s: name of a life area. */
				__( 'More about %s (opens in a new tab)', 'rueda' ),
				label
			) }
		>
			<svg
				viewBox="0 0 16 16"
				width="16"
				height="16"
				aria-hidden="true"
				focusable="false"
			>
				<path
					d="M6 3H3v10h10v-3M9 3h4v4M13 3L7 9"
					fill="none"
					stroke="currentColor"
					strokeWidth="1.5"
				/>
			</svg>
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
			{ entry.value !== undefined && (
				<span className="rueda-legend__value">
					{ ' ' }
					{ inPageLanguage( entry.value ) }
				</span>
			) }
		</>
	);
}
