import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';

interface SectionProps {
	readonly title: string;
	readonly children: ReactNode;
}

/** One question about a wheel, with its answer. */
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
	/** The first is the heading of the rows' names. */
	readonly heads: readonly string[];
	readonly rows: readonly {
		readonly name: string;
		readonly cells: readonly string[];
	}[];
}

/** A table with the numbers of a chart. On narrow screens it scrolls sideways, so it can get the focus. */
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
						// Two areas may have the same name.
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
