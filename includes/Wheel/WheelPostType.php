<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Definitions;
use Rueda\Settings\AdminMenu;
use Rueda\Support\Admin\Icon;
use Rueda\Support\Names;
use Rueda\Types;
use WP_Block_Editor_Context;

defined( 'ABSPATH' ) || exit;

/** Wheels are posts: editors, revisions, REST and translation plugins treat them as any other. */
final class WheelPostType {
	public const NAME     = Names::WHEEL_POST_TYPE;
	private const FLUSHED = 'rueda_wheel_addresses_refreshed';

	private const BLOCKS = [
		'core/paragraph',
		'rueda/add-wheels',
		'rueda/area',
		'wheeloflife/add-wheels',
		'wheeloflife/wheel-row',
	];

	public function register(): void {
		Types::complete(
			self::NAME,
			Types::WHEEL + [
				'labels'       => $this->labels(),
				'show_in_rest' => true,
				'show_in_menu' => AdminMenu::of_type(),
				'menu_icon'    => Icon::data_uri(),
				'template'     => $this->template(),
			]
		);
	}

	/**
	 * Rewrite rules are stored. Ours may be missing there, or lead elsewhere, after another plugin that knew this post
	 * type has gone.
	 *
	 * They are repaired once an hour at most: where a filter removes the rules, every page would repair them again.
	 */
	public function keep_addresses(): void {
		if ( ! Types::is_wheel_rule_missing() || false !== get_transient( self::FLUSHED ) ) {
			return;
		}
		set_transient( self::FLUSHED, 1, HOUR_IN_SECONDS );
		flush_rewrite_rules( false );
	}

	/**
	 * A wheel is made of paragraphs and areas; nothing else of its content is ever shown.
	 *
	 * @param bool|string[] $allowed
	 * @return bool|string[]
	 */
	public function allowed_blocks( bool|array $allowed, WP_Block_Editor_Context $context ): bool|array {
		if ( self::NAME !== ( $context->post->post_type ?? '' ) ) {
			return $allowed;
		}
		return is_array( $allowed )
			? array_values( array_intersect( $allowed, self::BLOCKS ) )
			: ( $allowed ? self::BLOCKS : false );
	}

	/**
	 * What the list says after something was done to several of them. WordPress's own texts call them posts.
	 *
	 * @param array<string, array<string, string>> $messages By post type.
	 * @param array<string, int>                   $counts
	 * @return array<string, array<string, string>>
	 */
	public function bulk_messages( array $messages, array $counts ): array {
		$messages[ self::NAME ] = [
			/* translators: %s: a number of wheels. */
			'updated'   => _n(
				'%s wheel updated.',
				'%s wheels updated.',
				$counts['updated'] ?? 0,
				'rueda'
			),
			/* translators: %s: a number of wheels. */
			'locked'    => _n(
				'%s wheel not updated, because somebody is editing it.',
				'%s wheels not updated, because somebody is editing them.',
				$counts['locked'] ?? 0,
				'rueda'
			),
			/* translators: %s: a number of wheels. */
			'deleted'   => _n(
				'%s wheel permanently deleted.',
				'%s wheels permanently deleted.',
				$counts['deleted'] ?? 0,
				'rueda'
			),
			/* translators: %s: a number of wheels. */
			'trashed'   => _n(
				'%s wheel moved to the Trash.',
				'%s wheels moved to the Trash.',
				$counts['trashed'] ?? 0,
				'rueda'
			),
			/* translators: %s: a number of wheels. */
			'untrashed' => _n(
				'%s wheel restored from the Trash.',
				'%s wheels restored from the Trash.',
				$counts['untrashed'] ?? 0,
				'rueda'
			),
		];
		return $messages;
	}

	/** @return array<string, string> */
	private function labels(): array {
		return [
			'name'                     => __( 'Wheels', 'rueda' ),
			'singular_name'            => __( 'Wheel', 'rueda' ),
			'menu_name'                => __( 'Wheels', 'rueda' ),
			'all_items'                => __( 'Wheels', 'rueda' ),
			'add_new'                  => __( 'Add new wheel', 'rueda' ),
			'add_new_item'             => __( 'Add new wheel', 'rueda' ),
			'new_item'                 => __( 'New wheel', 'rueda' ),
			'edit_item'                => __( 'Edit wheel', 'rueda' ),
			'view_item'                => __( 'View wheel', 'rueda' ),
			'view_items'               => __( 'View wheels', 'rueda' ),
			'search_items'             => __( 'Search wheels', 'rueda' ),
			'not_found'                => __( 'No wheels found.', 'rueda' ),
			'not_found_in_trash'       => __( 'No wheels found in Trash.', 'rueda' ),
			'featured_image'           => __( 'Wheel image', 'rueda' ),
			'set_featured_image'       => __( 'Choose image', 'rueda' ),
			'remove_featured_image'    => __( 'Remove image', 'rueda' ),
			'use_featured_image'       => __( 'Use as wheel image', 'rueda' ),
			'filter_items_list'        => __( 'Filter wheels list', 'rueda' ),
			'items_list_navigation'    => __( 'Wheels list navigation', 'rueda' ),
			'items_list'               => __( 'Wheels list', 'rueda' ),
			'item_published'           => __( 'Wheel published.', 'rueda' ),
			'item_published_privately' => __( 'Wheel published privately.', 'rueda' ),
			'item_reverted_to_draft'   => __( 'Wheel reverted to draft.', 'rueda' ),
			'item_scheduled'           => __( 'Wheel scheduled.', 'rueda' ),
			'item_updated'             => __( 'Wheel updated.', 'rueda' ),
			'item_link'                => __( 'Link to a wheel', 'rueda' ),
			'item_link_description'    => __( 'A link to a wheel.', 'rueda' ),
		];
	}

	/**
	 * The content of a new wheel: eight areas to be renamed, in the first of our colours for areas.
	 *
	 * @return list<mixed>
	 */
	private function template(): array {
		$names = [
			__( 'Health', 'rueda' ),
			__( 'Family', 'rueda' ),
			__( 'Friends', 'rueda' ),
			__( 'Love', 'rueda' ),
			__( 'Work', 'rueda' ),
			__( 'Money', 'rueda' ),
			__( 'Leisure', 'rueda' ),
			__( 'Personal growth', 'rueda' ),
		];
		$areas = [];
		foreach ( $names as $index => $name ) {
			$areas[] = [ 'rueda/area', [ 'label' => $name, 'lengendColor' => Definitions::AREA_COLORS[ $index ] ] ];
		}
		return [
			[
				'core/paragraph',
				[
					'placeholder' => __(
						'What is this wheel for? This text appears before the first question.',
						'rueda'
					),
				],
			],
			[ 'rueda/add-wheels', [], $areas ],
		];
	}
}
