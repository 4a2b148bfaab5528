import { __ } from '@wordpress/i18n';
import { type Kind, still } from '../kind';
import { RatingPanel } from './RatingPanel';
import { starsOf } from './stars';
import './page.scss';

export const rating: Kind = {
	title: __( 'Rating', 'rueda' ),
	description: __( 'Stars of which visitors choose a number.', 'rueda' ),
	icon: 'M12 4l2.4 5.1 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.8l5.6-.7z',
	start: { label: __( 'Your rating', 'rueda' ) },
	Picture: ( { attributes: { max } } ) => (
		<span className="wpcf7-form-control rueda-rating">
			{ Array.from( { length: starsOf( max ) }, ( _, index ) => (
				<span key={ index } className="rueda-rating__star">
					<input type="radio" { ...still } />
					<span className="rueda-rating__icon" />
				</span>
			) ) }
		</span>
	),
	Panel: RatingPanel,
};
