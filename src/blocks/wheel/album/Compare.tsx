import { __, _x, sprintf } from '@wordpress/i18n';
import { useId, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { differenceInPageLanguage } from '../../../frontend/values/page-language';
import { type Album, byWheel, type Leaf } from './rules/album';
import {
	type Comparison,
	comparisonOf,
	differenceOf,
	hasWishes,
	type Row,
} from './rules/comparison';
import { sentencesOf, shown } from './change-words';
import { nameOf, timeOf } from './leaf-name';
import { Overlay, Wishes } from './Overlay';
import { lazyComponent } from '../../../frontend/loader/lazy-component';

const Trend = lazyComponent(
	'trend',
	() => import( /* webpackChunkName: "trend" */ './Trend' )
);

/** Compares two wheels: at first the newest one and the one before it of the same wheel, if there is one. */
export function Compare( { album }: { readonly album: Album } ) {
	const [ chosen, setChosen ] = useState< readonly [ string, string ] >( [
		'',
		'',
	] );
	const newest = album[ 0 ];
	const second = find( album, chosen[ 1 ] ) ?? newest;
	const first =
		find( album, chosen[ 0 ] ) ??
		album.find(
			( leaf ) => leaf !== second && leaf.wheelId === second?.wheelId
		) ??
		album.find( ( leaf ) => leaf !== second );
	if ( ! first || ! second ) {
		return null;
	}
	const runs = album.filter( ( { wheelId } ) => wheelId === second.wheelId );
	const hasTrend = runs.length > 2;
	return (
		<div
			className={ `wp-block-rueda-wheel__compare${
				hasTrend ? ' has-trend' : ''
			}` }
		>
			<h3 className="wp-block-rueda-wheel__part">
				{ __( 'Compare two wheels', 'rueda' ) }
			</h3>
			<div className="wp-block-rueda-wheel__pair">
				<Choice
					label={ __( 'First wheel', 'rueda' ) }
					album={ album }
					chosen={ first }
					onChoose={ ( id ) => setChosen( [ id, second.id ] ) }
				/>
				<Choice
					label={ __( 'Second wheel', 'rueda' ) }
					album={ album }
					chosen={ second }
					onChoose={ ( id ) => setChosen( [ first.id, id ] ) }
				/>
			</div>
			<Compared first={ first } second={ second } album={ album } />
			{ hasTrend && (
				<Scroll label={ __( 'From the first to the last', 'rueda' ) }>
					<Trend leaves={ runs } />
				</Scroll>
			) }
		</div>
	);
}

const find = ( album: Album, id: string ): Leaf | undefined =>
	album.find( ( leaf ) => leaf.id === id );

interface ChoiceProps {
	readonly label: string;
	readonly album: Album;
	readonly chosen: Leaf;
	readonly onChoose: ( id: string ) => void;
}

function Choice( { label, album, chosen, onChoose }: ChoiceProps ) {
	const id = useId();
	const wheels = byWheel( album );
	// Only dates, because names of wheels would be too wide for a phone.
	const options = ( leaves: Album ) =>
		leaves.map( ( leaf ) => (
			<option key={ leaf.id } value={ leaf.id }>
				{ timeOf( leaf, album ) }
			</option>
		) );
	return (
		<label className="rueda-mail__field" htmlFor={ id }>
			{ label }
			<select
				id={ id }
				value={ chosen.id }
				onChange={ ( { target } ) => onChoose( target.value ) }
			>
				{ wheels.length < 2
					? options( album )
					: wheels.map( ( leaves ) => (
							<optgroup
								key={ leaves[ 0 ].wheelId }
								label={
									leaves[ 0 ].title || __( 'Wheel', 'rueda' )
								}
							>
								{ options( leaves ) }
							</optgroup>
						) ) }
			</select>
		</label>
	);
}

interface ComparedProps {
	readonly first: Leaf;
	readonly second: Leaf;
	readonly album: Album;
}

function Compared( { first, second, album }: ComparedProps ) {
	if ( first === second ) {
		return (
			<p className="wp-block-rueda-wheel__hint">
				{ __( 'Please choose two different wheels.', 'rueda' ) }
			</p>
		);
	}
	const comparison = comparisonOf( [ first, second ] );
	const name = first.wheelId === second.wheelId ? timeOf : nameOf;
	return (
		<>
			{ comparison.isPercent && (
				<p className="wp-block-rueda-wheel__hint">
					{ __(
						'The two wheels use different scales, so their ratings are shown in percent.',
						'rueda'
					) }
				</p>
			) }
			<div className="wp-block-rueda-wheel__overlaid">
				<Overlay { ...comparison } />
				<ul className="wp-block-rueda-wheel__keys">
					<li>
						<Sample isFirst />
						<bdi>
							{ sprintf(
								/* translators: %s: date and time, and the wheel's title where the two differ. */
								__( 'First: %s', 'rueda' ),
								isolated( name( first, album ) )
							) }
						</bdi>
					</li>
					<li>
						<Sample />
						<bdi>
							{ sprintf(
								/* translators: %s: date and time, and the wheel's title where the two differ. */
								__( 'Second: %s', 'rueda' ),
								isolated( name( second, album ) )
							) }
						</bdi>
					</li>
					{ hasWishes( comparison.rows ) && <WishedKey /> }
				</ul>
			</div>
			<ul className="wp-block-rueda-wheel__changed">
				{ sentencesOf( comparison ).map( ( sentence ) => (
					<li key={ sentence }>{ sentence }</li>
				) ) }
			</ul>
			<Scroll label={ __( 'What has changed', 'rueda' ) }>
				<Table { ...comparison } />
			</Scroll>
		</>
	);
}

/** With large letters on a small screen, a table is scrolled, also by keyboard. */
const Scroll = ( {
	label,
	children,
}: {
	readonly label: string;
	readonly children: ReactNode;
} ) => (
	<div
		className="wp-block-rueda-wheel__scroll"
		role="region"
		aria-label={ label }
		tabIndex={ 0 }
	>
		{ children }
	</div>
);

/** Keeps a date in its own direction inside of a text of the other. */
const isolated = ( text: string ): string => `\u2068${ text }\u2069`;

/** Shows how the two wheels are drawn: dashed outline and filled. */
const Sample = ( { isFirst = false }: { readonly isFirst?: boolean } ) => (
	<svg
		className="wp-block-rueda-wheel__sample"
		viewBox="0 0 24 16"
		width="24"
		height="16"
		aria-hidden="true"
		focusable="false"
	>
		<rect
			x="1.5"
			y="1.5"
			width="21"
			height="13"
			fill={ isFirst ? 'none' : 'currentColor' }
			fillOpacity={ isFirst ? undefined : 0.4 }
			stroke={ isFirst ? 'currentColor' : 'none' }
			strokeWidth="2"
			strokeDasharray={ isFirst ? '4 3' : undefined }
		/>
	</svg>
);

const WishedKey = () => (
	<li>
		<svg
			className="wp-block-rueda-wheel__sample"
			viewBox="0 0 24 16"
			width="24"
			height="16"
			aria-hidden="true"
			focusable="false"
		>
			<Wishes d="M0 8h24" />
		</svg>
		{ __( 'Wished', 'rueda' ) }
	</li>
);

function Table( { rows, isPercent }: Comparison ) {
	return (
		<table className="wp-block-rueda-wheel__table wp-block-rueda-wheel__changes">
			<caption>{ __( 'What has changed', 'rueda' ) }</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Area', 'rueda' ) }</th>
					<th scope="col">
						<Sample isFirst />
						<span className="rueda-hidden">
							{ __( 'First wheel', 'rueda' ) }
						</span>
					</th>
					<th scope="col">
						<Sample />
						<span className="rueda-hidden">
							{ __( 'Second wheel', 'rueda' ) }
						</span>
					</th>
					<th scope="col">
						{ _x(
							'Change',
							'the difference between two ratings',
							'rueda'
						) }
					</th>
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( row, index ) => (
					<tr key={ index }>
						<th scope="row">
							<span
								className="rueda-dot"
								style={ {
									[ '--rueda-dot' as string ]: row.color,
								} }
							/>
							{ row.label }
						</th>
						{ row.values.map( ( value, at ) => (
							<Value
								key={ at }
								value={ value }
								wish={ row.wishes[ at ] ?? null }
								isPercent={ isPercent }
							/>
						) ) }
						<Difference row={ row } />
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

const Value = ( {
	value,
	wish,
	isPercent,
}: {
	readonly value: number | null;
	readonly wish: number | null;
	readonly isPercent: boolean;
} ) => (
	<td>
		{ value === null ? (
			<NotRated />
		) : (
			<bdi>
				{ told(
					shown( value, isPercent ),
					wish === null ? null : shown( wish, isPercent )
				) }
			</bdi>
		) }
	</td>
);

const told = ( rating: string, wish: string | null ): string =>
	wish === null
		? rating
		: sprintf(
				/* translators: 1: a rating, 2: the rating that is wished for. */
				__( '%1$s, wished %2$s', 'rueda' ),
				rating,
				wish
			);

function Difference( { row }: { readonly row: Row } ) {
	const difference = differenceOf( row );
	return (
		<td>
			{ difference === null ? (
				<NotRated />
			) : (
				// The sign has to be before the number, also from right to left.
				<bdi>{ differenceInPageLanguage( difference ) }</bdi>
			) }
		</td>
	);
}

const NotRated = () => (
	<>
		<span aria-hidden="true">–</span>
		<span className="rueda-hidden">{ __( 'not rated', 'rueda' ) }</span>
	</>
);
