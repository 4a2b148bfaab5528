/** Whether an acceptance box is in the state that accepts; an inverted box accepts when it is empty. */
export const isAccepted = (
	isChecked: boolean,
	isOptional: boolean,
	isInverted: boolean
): boolean => isOptional || isChecked !== isInverted;
