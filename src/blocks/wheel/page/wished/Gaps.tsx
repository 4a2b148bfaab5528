import { __ } from '@wordpress/i18n';
import { useId } from '@wordpress/element';
import type { Result } from '../../rules/screens';
import { gapsOf } from './gaps';

/** What is between the ratings and the wishes of a finished wheel. */
export default function Gaps( { flow }: { readonly flow: Result } ) {
	const id = useId();
	const gaps = gapsOf( flow );
	return gaps.length === 0 ? null : (
		<section className="wp-block-rueda-wheel__gaps" aria-labelledby={ id }>
			<h3 id={ id } className="wp-block-rueda-wheel__part">
				{ __( 'From now to wished', 'rueda' ) }
			</h3>
			<ul>
				{ gaps.map( ( gap ) => (
					<li key={ gap }>{ gap }</li>
				) ) }
			</ul>
		</section>
	);
}
