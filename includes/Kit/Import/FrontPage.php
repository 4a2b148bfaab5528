<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Format\DocType;
use Rueda\Kit\Import\Undo\Journal;
use Rueda\Kit\Import\Undo\OptionRow;
use Rueda\Kit\KitError;
use Rueda\Kit\SiteFrontPage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Makes a page the site's front page. A run treats it as a part of the settings. */
final class FrontPage {
	/** Its name among the parts of the settings. */
	public const PART = 'front_page';

	/** Which page it is comes first, so that no visitor meets a front page without a page. */
	private const PAGE = 'page_on_front';
	private const KIND = 'show_on_front';

	/** Whether visitors can see the page there. */
	public static function can_be( ?WP_Post $post ): bool {
		return null !== $post && DocType::PAGE === $post->post_type && 'publish' === $post->post_status
			&& get_option( 'page_for_posts' ) !== (string) $post->ID;
	}

	/** The page that is the front page; 0 where the latest posts are. */
	public static function now(): int {
		OptionRow::forget( self::KIND );
		OptionRow::forget( self::PAGE );
		return SiteFrontPage::id();
	}

	/** @return string The fingerprint of the new settings. */
	public static function take( Journal $journal, int $page ): string {
		// Undo reads the journal from its end, so it makes the rules anew when both options are back.
		$journal->add( [ 'op' => 'rules' ] );
		foreach ( [ self::PAGE => (string) $page, self::KIND => 'page' ] as $name => $value ) {
			$journal->add( [ 'op' => 'option' ] + OptionRow::read_row( $name ) );
			OptionRow::forget( $name );
			update_option( $name, $value );
			if ( ! OptionRow::has( $name, $value ) ) {
				throw new KitError( 'kit_not_stored' );
			}
		}
		// The address of comments of the front page is among them, and WordPress makes them anew in wp-admin alone.
		flush_rewrite_rules( false );
		return self::print();
	}

	/** The fingerprint of the settings, which shows later whether somebody has changed them. */
	public static function print(): string {
		return 'front:' . self::now();
	}
}
