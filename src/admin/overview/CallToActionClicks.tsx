import { __, sprintf } from '@wordpress/i18n';
import { whole } from './numbers';
import type { Overview } from './overview';
import { Section, Table } from './Section';

/** How often the buttons of the calls to action were pressed. */
export function CallToActionClicks( {
	overview: { clicks, least },
}: {
	readonly overview: Overview;
} ) {
	const { offers = [] } = clicks;
	const rows = [
		{ name: __( 'This wheel', 'rueda' ), pressed: clicks.wheel },
		...offers.map( ( { title, pressed } ) => ( {
			name: title || __( '(no title)', 'rueda' ),
			pressed,
		} ) ),
		{ name: __( 'The whole site', 'rueda' ), pressed: clicks.site },
	].flatMap( ( { name, pressed } ) =>
		pressed
			? [
					{
						name,
						cells: [ pressed.primary, pressed.secondary ].map(
							( count ) =>
								count === null ? '–' : whole( count )
						),
					},
				]
			: []
	);
	const hasGaps = rows.some( ( { cells } ) => cells.includes( '–' ) );
	return (
		<Section title={ __( 'Calls to action', 'rueda' ) }>
			{ rows.length > 0 && (
				<Table
					caption={ __( 'Button clicks', 'rueda' ) }
					heads={ [
						__( 'Call to action', 'rueda' ),
						__( 'First button', 'rueda' ),
						__( 'Second button', 'rueda' ),
					] }
					rows={ rows }
				/>
			) }
			{ ( rows.length < offers.length + 2 || hasGaps ) && (
				<p>
					{ sprintf(
						/* translators: %s: a number. */
						__(
							'Buttons with fewer than %s clicks are not shown.',
							'rueda'
						),
						whole( least )
					) }
				</p>
			) }
		</Section>
	);
}
