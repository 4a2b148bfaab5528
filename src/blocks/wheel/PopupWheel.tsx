import { __ } from '@wordpress/i18n';
import { useRef, useState } from '@wordpress/element';
import { plainText } from '../../frontend/plain-text';
import { Dialog } from '../../frontend/ui/Dialog';
import type { WheelParts } from './parts';
import { Stage } from './Stage';

interface PopupWheelProps extends WheelParts {
	readonly wasOpened: boolean;
}

/** A button, and the wheel in a dialog. What was answered stays here when the dialog closes. */
export function PopupWheel( { wasOpened, ...parts }: PopupWheelProps ) {
	const [ isOpen, setOpen ] = useState( wasOpened );
	const opener = useRef< HTMLButtonElement >( null );
	const { isBlock, mode, popupLabel } = parts.props;
	const title =
		parts.state.status === 'loaded'
			? plainText( parts.state.value.title )
			: '';
	return (
		<>
			<div
				className={ `wp-block-rueda-wheel__actions ${ isBlock ? 'wolblk-btn-inner' : 'wheeloflife-btn-wrap' }` }
			>
				<button
					type="button"
					ref={ opener }
					className={ `wp-block-rueda-wheel__opener wp-element-button ${ isBlock ? 'wheeloflifeblks-button' : 'wheeloflife-btn is-primary' }` }
					data-rueda-press="open"
					aria-haspopup="dialog"
					onClick={ () => setOpen( true ) }
				>
					{ popupLabel ?? __( 'Start Assessment', 'rueda' ) }
				</button>
			</div>
			{ isOpen && (
				<Dialog
					title={ title || __( 'Wheel of Life', 'rueda' ) }
					// The intro has the title itself, and larger.
					isTitleHidden={ parts.run.flow.screen === 'intro' }
					size={ mode === 'fullwidth' ? 'whole' : 'wide' }
					opener={ opener }
					onClose={ () => setOpen( false ) }
				>
					<Stage { ...parts } intro={ null } />
				</Dialog>
			) }
		</>
	);
}
