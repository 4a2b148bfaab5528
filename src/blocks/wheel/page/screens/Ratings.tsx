import { __ } from '@wordpress/i18n';
import type { ChartArea } from '../../../../frontend/values/chart-series';
import { inPageLanguage } from '../../../../frontend/values/page-language';

/** The numbers of the chart, for visitors who cannot see it or want to know them. */
export function Ratings( {
	areas,
	isHidden = false,
}: {
	readonly areas: readonly ChartArea[];
	/** Only for screen readers. */
	readonly isHidden?: boolean;
} ) {
	const hasWishes = areas.some( ( { wished } ) => wished !== undefined );
	const table = (
		<table className="wp-block-rueda-wheel__table">
			<caption>{ __( 'Your ratings', 'rueda' ) }</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Area', 'rueda' ) }</th>
					<th scope="col">{ __( 'Rating', 'rueda' ) }</th>
					{ hasWishes && (
						<th scope="col">{ __( 'Wished', 'rueda' ) }</th>
					) }
				</tr>
			</thead>
			<tbody>
				{ areas.map( ( { label, value, color, wished }, index ) => (
					<tr key={ index }>
						<th scope="row">
							<span
								className="rueda-dot"
								style={ {
									[ '--rueda-dot' as string ]: color,
								} }
							/>
							{ label }
						</th>
						<td>{ inPageLanguage( value ) }</td>
						{ hasWishes && (
							<td>
								{ wished === undefined
									? '–'
									: inPageLanguage( wished ) }
							</td>
						) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
	// A table itself does not shrink to one pixel, so it is wrapped.
	return isHidden ? <div className="rueda-hidden">{ table }</div> : table;
}
