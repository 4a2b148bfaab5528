import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Heading } from './Heading';
import { buttonNames, part, wrapperNames } from '../peer-names';
import { defaultGraphic } from '../../rules/graphic';
import { canStart, type Wheel } from '../../rules/wheel';

const DefaultGraphic = ( { areas }: Pick< Wheel, 'areas' > ) => (
	<svg
		className="wp-block-rueda-wheel__image"
		viewBox="0 0 400 400"
		width="400"
		height="400"
		aria-hidden="true"
		focusable="false"
	>
		<g stroke="#fff" strokeWidth="2">
			{ defaultGraphic( areas.map( ( { color } ) => color ) ).map(
				( { color, path } ) => (
					<path key={ path } fill={ color } d={ path } />
				)
			) }
		</g>
	</svg>
);

const Picture = ( { picture, areas }: Pick< Wheel, 'picture' | 'areas' > ) =>
	picture ? (
		<img className="wp-block-rueda-wheel__image" src={ picture } alt="" />
	) : (
		<DefaultGraphic areas={ areas } />
	);

interface IntroProps {
	readonly wheel: Wheel;
	readonly label: string | null;
	readonly isBlock: boolean;
	readonly isMoved: boolean;
	/** The id of the text that describes the button when it continues a run. */
	readonly pausedId?: string | undefined;
	readonly beside?: ReactNode;
	readonly onStart: () => void;
}

/** Renders the same markup as includes/Wheel/WheelMarkup.php. The server has cleaned the HTML. */
export function Intro( {
	wheel,
	label,
	isBlock,
	isMoved,
	pausedId,
	beside,
	onStart,
}: IntroProps ) {
	const { title, description, picture, areas } = wheel;
	return (
		<div className={ part( 'intro', 'wheeloflife-into-wrap' ) }>
			<div className={ part( 'words', 'wheeloflife-title-wrap' ) }>
				{ title && (
					<Heading
						isMoved={ isMoved }
						className={ part( 'title', 'wheeloflife-title' ) }
						dangerouslySetInnerHTML={ { __html: title } }
					/>
				) }
				{ description.map( ( html, index ) => (
					<div
						key={ index }
						className={ part( 'description', 'wol_description' ) }
						dangerouslySetInnerHTML={ { __html: html } }
					/>
				) ) }
			</div>
			{ canStart( wheel ) && (
				<div className={ part( 'actions', wrapperNames( isBlock ) ) }>
					<button
						type="button"
						className={ part(
							'start wp-element-button',
							buttonNames( isBlock )
						) }
						data-rueda-press="start"
						aria-describedby={ pausedId }
						onClick={ onStart }
					>
						{ pausedId
							? __( 'Continue', 'rueda' )
							: ( label ?? __( 'Start Assessment', 'rueda' ) ) }
					</button>
					{ beside }
				</div>
			) }
			<div className={ part( 'picture', 'wheeloflife-life-wheel' ) }>
				<Picture picture={ picture } areas={ areas } />
			</div>
		</div>
	);
}
