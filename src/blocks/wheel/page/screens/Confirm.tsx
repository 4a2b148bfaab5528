import type { RefObject } from 'react';
import { part } from '../peer-names';
import { Dialog } from '../../../../frontend/ui/Dialog';

export interface ConfirmProps {
	/** The question to the visitor. */
	readonly title: string;
	/** Says what will happen. */
	readonly text: string;
	/** The label of the button that cancels. */
	readonly no: string;
	readonly yes: string;
	readonly opener: RefObject< HTMLElement >;
	readonly onNo: () => void;
	readonly onYes: () => void;
}

/** Asks before something is lost. */
export const Confirm = ( {
	title,
	text,
	no,
	yes,
	opener,
	onNo,
	onYes,
}: ConfirmProps ) => (
	<Dialog title={ title } size="small" opener={ opener } onClose={ onNo }>
		<p className="wp-block-rueda-wheel__ask-first">{ text }</p>
		<div className="wp-block-rueda-wheel__steps">
			<button
				type="button"
				className="wp-block-rueda-wheel__quiet"
				onClick={ onNo }
			>
				{ no }
			</button>
			<button
				type="button"
				className={ part(
					'next wp-element-button',
					'wheeloflife-btn is-primary'
				) }
				onClick={ onYes }
			>
				{ yes }
			</button>
		</div>
	</Dialog>
);
