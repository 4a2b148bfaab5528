import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { NewFromPattern } from '../../../editor/patterns/NewFromPattern';

interface NewWheelProps {
	/** Primary where it is the only button in sight. */
	readonly variant: 'primary' | 'secondary';
	readonly onMade: ( id: number ) => void;
}

/** Creates a wheel as a draft and chooses it. */
export function NewWheel( props: NewWheelProps ) {
	// Wheels of the other plugin are made on its own screen, with its own blocks.
	return window.ruedaOlderBlocks === true ? (
		<Draft { ...props } />
	) : (
		<Button
			variant={ props.variant }
			__next40pxDefaultSize
			href="post-new.php?post_type=wheel"
			target="_blank"
		>
			{ __( 'New wheel (opens in a new tab)', 'rueda' ) }
		</Button>
	);
}

function Draft( { variant, onMade }: NewWheelProps ) {
	return (
		<NewFromPattern
			kind="wheel"
			first="rueda/wheel-life"
			fieldsFor={ () => ( { status: 'draft' } ) }
			onMade={ onMade }
			variant={ variant }
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
