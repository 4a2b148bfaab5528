import { __, sprintf } from '@wordpress/i18n';
import { useId } from '@wordpress/element';
import { safeUrl } from '../../../../frontend/values/address';
import { listOf } from '../../../../frontend/values/lists';
import { fieldsOf, textOf } from '../../../../frontend/values/values';

interface AreaAdvice {
	readonly label: string;
	readonly color: string;
	readonly text: string;
	readonly link: string | null;
}

/** As many as are seen at once: what goes best, and the two lowest areas. */
const FIRST = 3;

/** What the author says to the ratings, in the order of the server. The rest of a long list is folded. */
export function Advice( { advice }: { readonly advice: unknown } ) {
	const id = useId();
	const areas = listOf( advice ).map( readAdvice );
	if ( areas.length === 0 ) {
		return null;
	}
	// One more is no reason to fold.
	const first = areas.length > FIRST + 1 ? FIRST : areas.length;
	return (
		<section
			className="wp-block-rueda-wheel__advice"
			aria-labelledby={ id }
		>
			<h3 id={ id }>{ __( 'What you can do', 'rueda' ) }</h3>
			<Areas areas={ areas.slice( 0, first ) } />
			{ areas.length > first && (
				<details>
					<summary>{ __( 'All other areas', 'rueda' ) }</summary>
					<Areas areas={ areas.slice( first ) } />
				</details>
			) }
		</section>
	);
}

const Areas = ( { areas }: { readonly areas: readonly AreaAdvice[] } ) => (
	// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from a list without markers.
	<ul role="list">
		{ areas.map( ( { label, color, text, link }, index ) => (
			<li key={ index } style={ { [ '--rueda-dot' as string ]: color } }>
				<h4>{ label }</h4>
				{ text && <p>{ text }</p> }
				{ link && (
					<p>
						<a href={ link }>
							{ sprintf(
								/* translators: %s: name of a life area. */
								__( 'More about %s', 'rueda' ),
								label
							) }
						</a>
					</p>
				) }
			</li>
		) ) }
	</ul>
);

function readAdvice( one: unknown ): AreaAdvice {
	const { label, color, text, link } = fieldsOf( one );
	return {
		label: textOf( label ),
		color: textOf( color ),
		text: textOf( text ),
		link: safeUrl( link ),
	};
}
