import { createBlock } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { StartWithImages } from '../../../editor/images/StartWithImages';
import { focusBlock } from '../../../editor/screen/canvas';
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
	const begin: typeof onStart = ( blocks ) => {
		onStart( blocks );
		// The button that was pressed disappears.
		focusBlock( clientId );
	};
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
			<Button
				variant="secondary"
				onClick={ () => begin( emptySlides( 3 ) ) }
			>
				{ __( 'Empty slides', 'rueda' ) }
			</Button>
			<Button
				variant="secondary"
				onClick={ () => begin( [ postsLoop() ] ) }
			>
				{ __( 'Latest posts', 'rueda' ) }
			</Button>
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
