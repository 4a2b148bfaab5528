<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\FormPostType;
use Rueda\Message\MessageFilter;
use Rueda\Message\MessageRights;
use Rueda\Message\MessageSearch;
use Rueda\Settings\AdminMenu;

defined( 'ABSPATH' ) || exit;

/** Adds the screen of messages to the menu, with the number of new ones. */
final class MessageMenu {
	public const SLUG = 'rueda-messages';

	/** The largest number that is shown exactly. */
	private const MOST = 99;

	public function __construct( private MessageSearch $search ) {}

	/**
	 * @param callable(): void $show
	 * @return string The hook suffix of the screen; "" for users who may not see it.
	 */
	public function add( callable $show ): string {
		$is_allowed = current_user_can( MessageRights::READ );
		$hook       = add_submenu_page(
			AdminMenu::parent( FormPostType::NAME ),
			__( 'Messages', 'rueda' ),
			$is_allowed ? $this->title() : __( 'Messages', 'rueda' ),
			MessageRights::READ,
			self::SLUG,
			$show
		);
		return (string) $hook;
	}

	/** Corrects the number after a message was opened, because WordPress builds the menu before that. */
	public function count_again(): void {
		/** @var array<string, array<int, array<int, string>>> $submenu WordPress's, by the slug of the entry above. */
		global $submenu;
		$parent = AdminMenu::parent( FormPostType::NAME );
		foreach ( $submenu[ $parent ] ?? [] as $place => $entry ) {
			if ( self::SLUG === $entry[2] ) {
				// Our own entry; there is no function for it.
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
				$submenu[ $parent ][ $place ][0] = $this->title();
			}
		}
	}

	/**
	 * The address of the screen. It is not escaped.
	 *
	 * @param array<string, string|int> $query
	 */
	public static function address( array $query = [] ): string {
		return AdminMenu::address( self::SLUG, FormPostType::NAME, $query );
	}

	private function title(): string {
		return __( 'Messages', 'rueda' ) . $this->badge();
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
