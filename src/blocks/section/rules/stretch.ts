interface Place {
	/** Where the element would begin without being stretched. */
	readonly elementLeft: number;
	readonly elementWidth: number;
	readonly containerLeft: number;
	/** Without its scrollbar. */
	readonly containerWidth: number;
	/** The element is fixed, so it is never moved to the window, only to a container. */
	readonly fixed?: boolean;
	readonly rtl?: boolean;
	/** The distance on both sides. */
	readonly margin?: number;
}

interface Stretched {
	readonly width: number;
	readonly side: 'left' | 'right';
	/** The value of `left` or `right` that moves the element to its container's edge. */
	readonly offset: number;
}

export function stretch( place: Place ): Stretched {
	const {
		elementLeft,
		elementWidth,
		containerLeft,
		containerWidth,
		fixed = false,
		rtl = false,
		margin = 0,
	} = place;
	return {
		width: containerWidth - 2 * margin,
		side: rtl ? 'right' : 'left',
		offset: ( fixed ? containerLeft : -gap() ) + margin + 0,
	};

	/** The distance of the element's edge from its container's, on the inline start side. */
	function gap(): number {
		const left = elementLeft - containerLeft;
		return rtl ? containerWidth - ( elementWidth + left ) : left;
	}
}
