<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

defined( 'ABSPATH' ) || exit;

/** Prints a script inside the content of a post. */
final class InlineScript {
	/**
	 * WordPress before 6.6 puts a script into CDATA marks where a theme does not ask for HTML5 scripts, and then takes
	 * what is between them for text of the content: its `&&` become `&#038;&#038;`.
	 */
	public static function tag( string $script ): string {
		return trim( str_replace( [ "/* <![CDATA[ */\n", "/* ]]> */\n" ], '', wp_get_inline_script_tag( $script ) ) );
	}
}
