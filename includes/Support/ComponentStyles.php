<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** WordPress's components on a screen of ours, in the colours that the user has chosen for the whole of wp-admin. */
final class ComponentStyles {

	/** @return list<string> Handles that a screen's own style depends on. */
	public static function handles(): array {
		// Younger versions have the colours on every screen of wp-admin; older ones only with the styles of the editor.
		return wp_style_is( 'wp-base-styles', 'registered' )
			? [ 'wp-components' ]
			: [ 'wp-components', 'wp-block-editor' ];
	}
}
