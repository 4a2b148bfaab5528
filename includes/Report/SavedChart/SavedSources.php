<?php

declare( strict_types=1 );

namespace Rueda\Report\SavedChart;

use Rueda\Report\PostType;
use Rueda\Report\SavedChartElement;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * A page whose author may see all reports may be edited by others. Whoever may not see all reports cannot add a chart
 * to it that shows some.
 */
final class SavedSources {
	/**
	 * @param mixed $data Slashed, as WordPress will store it.
	 * @param mixed $post What was given to WordPress.
	 */
	public static function keep( mixed $data, mixed $post = [] ): mixed {
		$content = is_array( $data ) ? $data['post_content'] ?? '' : '';
		if (
			! is_array( $data )
			|| ! is_string( $content )
			|| ! str_contains( $content, SavedChartElement::BLOCK )
			|| current_user_can( PostType::CAPABILITY )
			|| self::is_import_by_command()
		) {
			return $data;
		}
		// A revision has the content of its page, or what somebody has not saved yet.
		$id     = Read::id(
			'revision' === ( $data['post_type'] ?? '' ) ? $data['post_parent'] ?? 0 : Read::at( $post, 'ID' )
		);
		$stored = 0 === $id ? null : get_post( $id );
		$given  = wp_unslash( $content );
		$kept   = ChartSource::only_known( $given, $stored->post_content ?? '' );
		return $kept === $given ? $data : array_merge( $data, [ 'post_content' => wp_slash( $kept ) ] );
	}

	/** Whoever runs `wp import` has the server, and names nobody. Other commands may store what visitors wrote. */
	private static function is_import_by_command(): bool {
		return defined( 'WP_CLI' ) && defined( 'WP_IMPORTING' ) && ! is_user_logged_in();
	}
}
