import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { NewFromPattern } from '../../../editor/patterns/NewFromPattern';
import { usePatterns } from '../../../editor/patterns/usePatterns';

interface NewWheelProps {
	readonly onMade: ( id: number ) => void;
}

/** Creates a wheel as a draft and chooses it. */
export function NewWheel( props: NewWheelProps ) {
	// Wheels of the other plugin are made on its own screen, with its own blocks.
	return window.ruedaOlderBlocks === true ? (
		<Draft { ...props } />
	) : (
		<Button
			variant="secondary"
			__next40pxDefaultSize
			href="post-new.php?post_type=wheel"
			target="_blank"
		>
			{ __( 'New wheel (opens in a new tab)', 'rueda' ) }
		</Button>
	);
}

function Draft( { onMade }: NewWheelProps ) {
	const patterns = usePatterns( 'wheel' );
	const { saveEntityRecord } = useDispatch( coreStore );
	return (
		<NewFromPattern
			patterns={ patterns }
			first="rueda/wheel-life"
			make={ ( { title, content } ) =>
				saveEntityRecord( 'postType', 'wheel', {
					title,
					content,
					status: 'draft',
				} )
			}
			onMade={ onMade }
			variant="secondary"
			words={ {
				choice: __( 'Start with', 'rueda' ),
				button: __( 'New wheel', 'rueda' ),
				failure: __(
					'The wheel could not be created. Please try again.',
					'rueda'
				),
			} }
		/>
	);
}
