import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';

interface SectionProps {
	readonly title: string;
	readonly children: ReactNode;
}

/** One question about a wheel, and its answer. */
export function Section( { title, children }: SectionProps ) {
	const id = useId();
	return (
		<section className="rueda-overview__section" aria-labelledby={ id }>
			<h2 id={ id }>{ title }</h2>
			{ children }
		</section>
	);
}

interface TableProps {
	readonly caption: string;
	/** The first is that of the rows' own names. */
	readonly heads: readonly string[];
	readonly rows: readonly {
		readonly name: string;
		readonly cells: readonly string[];
	}[];
}

/** The numbers of a chart. Narrow screens move it sideways, so it can be reached by keyboard. */
export function Table( { caption, heads, rows }: TableProps ) {
	return (
		<div
			className="rueda-overview__table"
			role="region"
			aria-label={ caption }
			tabIndex={ 0 }
		>
			<table className="widefat striped">
				<caption className="screen-reader-text">{ caption }</caption>
				<thead>
					<tr>
						{ heads.map( ( head ) => (
							<th key={ head } scope="col">
								{ head }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( { name, cells }, index ) => (
						// Two areas may have one name.
						<tr key={ index }>
							<th scope="row">{ name }</th>
							{ cells.map( ( cell, at ) => (
								<td key={ at }>{ cell }</td>
							) ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
