<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/** The drawings on the toolbar's buttons. */
final class AccessibilityToolbarIcons {
	private const CLOSE = 'M6 6l12 12M18 6 6 18';

	public static function svg( string $name ): string {
		return sprintf(
			'<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75"'
				. ' stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">'
				. '<path d="%s"/></svg>',
			Definitions::TOOLBAR_ICONS[ $name ] ?? Definitions::TOOLBAR_TOOL_ICONS[ $name ] ?? self::CLOSE
		);
	}
}
