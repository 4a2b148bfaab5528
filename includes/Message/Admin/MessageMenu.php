<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\FormPostType;
use Rueda\Message\MessageFilter;
use Rueda\Message\MessageRights;
use Rueda\Message\MessageSearch;
use Rueda\Settings\SettingsScreen;

defined( 'ABSPATH' ) || exit;

/** Where in the menu those who may see messages find them, and how many are new. */
final class MessageMenu {
	public const SLUG = 'rueda-messages';

	/** Beyond this the exact number tells nobody anything. */
	private const MOST = 99;

	public function __construct( private MessageSearch $search ) {}

	/**
	 * @param callable(): void $show
	 * @return string The name of the screen's hook; "" for those who may not see it.
	 */
	public function add( callable $show ): string {
		$is_allowed = current_user_can( MessageRights::READ );
		$hook       = add_submenu_page(
			self::parent(),
			__( 'Messages', 'rueda' ),
			__( 'Messages', 'rueda' ) . ( $is_allowed ? $this->badge() : '' ),
			MessageRights::READ,
			self::SLUG,
			$show
		);
		return (string) $hook;
	}

	/**
	 * Of the screen. Not escaped.
	 *
	 * @param array<string, string|int> $query
	 */
	public static function address( array $query = [] ): string {
		$parent = self::parent();
		return add_query_arg(
			array_map( 'rawurlencode', array_map( 'strval', [ 'page' => self::SLUG ] + $query ) ),
			admin_url( str_contains( $parent, '.php' ) ? $parent : 'admin.php' )
		);
	}

	/** WordPress hides what stands below an entry that somebody may not open: editors find it below the forms. */
	private static function parent(): string {
		return current_user_can( 'manage_options' ) ? SettingsScreen::SLUG : 'edit.php?post_type=' . FormPostType::NAME;
	}

	private function badge(): string {
		$count = $this->search->count( new MessageFilter( 0, MessageFilter::NEW ), self::MOST + 1 );
		if ( 0 === $count ) {
			return '';
		}
		$shown = $count > self::MOST ? number_format_i18n( self::MOST ) . '+' : number_format_i18n( $count );
		return sprintf(
			' <span class="awaiting-mod"><span class="pending-count" aria-hidden="true">%s</span>'
				. '<span class="screen-reader-text">%s</span></span>',
			esc_html( $shown ),
			/* translators: %s: a number of messages, maybe with a plus sign. */
			esc_html( sprintf( _n( '%s new message', '%s new messages', $count, 'rueda' ), $shown ) )
		);
	}
}
