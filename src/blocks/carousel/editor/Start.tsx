import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	StartButton,
	StartWithImages,
} from '../../../editor/images/StartWithImages';
import { icon } from './icon';
import { emptySlides, slidesOf } from './pictures';

interface StartProps {
	readonly clientId: string;
	readonly onStart: (
		blocks: readonly ReturnType< typeof createBlock >[]
	) => void;
}

/** The three ways to start a carousel. */
export function Start( { clientId, onStart }: StartProps ) {
	return (
		<StartWithImages
			clientId={ clientId }
			icon={ icon }
			label={ __( 'Carousel', 'rueda' ) }
			instructions={ __(
				'Choose several images at once or drop them here, start with empty slides, or show your latest posts. Ready-made carousels are among the patterns.',
				'rueda'
			) }
			onImages={ ( images ) => onStart( slidesOf( images ) ) }
		>
			<StartButton
				clientId={ clientId }
				text={ __( 'Empty slides', 'rueda' ) }
				onStart={ () => onStart( emptySlides( 3 ) ) }
			/>
			<StartButton
				clientId={ clientId }
				text={ __( 'Latest posts', 'rueda' ) }
				onStart={ () => onStart( [ postsLoop() ] ) }
			/>
		</StartWithImages>
	);
}

/** A Query Loop whose posts become slides. */
function postsLoop() {
	const query = {
		perPage: 6,
		pages: 0,
		offset: 0,
		postType: 'post',
		order: 'desc',
		orderBy: 'date',
		author: '',
		search: '',
		exclude: [],
		sticky: '',
		inherit: false,
	};
	return createBlock( 'core/query', { query }, [
		createBlock( 'core/post-template', {}, [
			createBlock( 'core/post-featured-image', { isLink: true } ),
			createBlock( 'core/post-title', { level: 3, isLink: true } ),
			createBlock( 'core/post-excerpt', { excerptLength: 20 } ),
		] ),
	] );
}
