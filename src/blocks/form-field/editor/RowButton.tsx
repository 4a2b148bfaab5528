import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface RowButtonProps {
	/** What the button does. */
	readonly text: string;
	/** The row that it belongs to. */
	readonly name: string;
	/** Where it moves the row; without it, the button removes the row. */
	readonly step?: 1 | -1;
	readonly disabled?: boolean;
	readonly onClick: () => void;
}

/** The label names the row, because screen readers would hear "Remove" for each of them. */
export const RowButton = ( {
	text,
	name,
	step,
	disabled = false,
	onClick,
}: RowButtonProps ) => (
	<Button
		size="small"
		variant="tertiary"
		isDestructive={ ! step }
		disabled={ disabled }
		accessibleWhenDisabled
		data-move={ step }
		label={ sprintf(
			/* translators: 1: what a button does, 2: the choice or question that it belongs to. */
			__( '%1$s: %2$s', 'rueda' ),
			text,
			name
		) }
		onClick={ onClick }
	>
		{ text }
	</Button>
);
