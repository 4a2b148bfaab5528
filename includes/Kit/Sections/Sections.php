<?php

declare( strict_types=1 );

namespace Rueda\Kit\Sections;

use InvalidArgumentException;
use Rueda\Kit\Format\DocType;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** The sections of kits, as the screens show them. */
final class Sections {
	/** @var array<array-key, Section> In the order in which they were registered. */
	private array $sections = [];

	/** The sections of this plugin, and those that add-ons register. */
	public static function of_site(): self {
		$sections = new self();
		/**
		 * Filters the sections of kits. An entry without a key or a title, or with a value of a wrong type, is left
		 * out.
		 *
		 * @param list<array<string, mixed>> $sections As Sections::register() takes them.
		 */
		$all = Listeners::filter( 'rueda_kit_sections', self::own() );
		foreach ( is_array( $all ) ? $all : self::own() as $section ) {
			try {
				$sections->register( is_array( $section ) ? $section : [] );
			} catch ( InvalidArgumentException $error ) {
				_doing_it_wrong( 'rueda_kit_sections', esc_html( $error->getMessage() ), '0.1.0' );
			}
		}
		return $sections;
	}

	/**
	 * Adds a section. If its key is known already, the known section stays and only gets the children.
	 *
	 * @param array<array-key, mixed> $section Has key and title, and may have description, order (10), useParentDefault
	 *                                         (true), exportGroup, isAvailable (a function) and children.
	 */
	public function register( array $section ): void {
		$new   = Section::from_arguments( $section );
		$known = $this->sections[ $new->key ] ?? null;
		if ( null !== $known ) {
			$known->with_children_of( $new );
			return;
		}
		$this->sections[ $new->key ] = $new;
	}

	/** @return list<array<string, mixed>> The available ones by their order, then as they were registered. */
	public function all(): array {
		return array_map(
			static fn ( Section $section ): array => $section->to_array(),
			self::shown( $this->sections )
		);
	}

	/** The section in which items of this kind are; empty where there is none. */
	public function of_doc_type( string $doc_type ): string {
		$group = DocType::group( $doc_type );
		foreach ( $this->sections as $section ) {
			if ( '' !== $group && $group === $section->export_group ) {
				return $section->key;
			}
		}
		return '';
	}

	/**
	 * @param array<array-key, Section> $sections
	 * @return list<Section>
	 */
	public static function shown( array $sections ): array {
		$shown = array_values( array_filter( $sections, static fn ( Section $one ): bool => $one->is_available() ) );
		usort( $shown, static fn ( Section $one, Section $other ): int => $one->order <=> $other->order );
		return $shown;
	}

	/** @return list<array<string, mixed>> */
	private static function own(): array {
		$wheels   = __( 'With areas, scales and calls to action.', 'rueda' );
		$forms    = __( 'With messages and emails, without recipients.', 'rueda' );
		$patterns = __( 'Patterns that use blocks of Rueda.', 'rueda' );
		return [
			self::section( 'wheels', __( 'Wheels', 'rueda' ), 0, $wheels ),
			self::section( 'forms', __( 'Forms', 'rueda' ), 1, $forms ),
			self::section( 'pages', __( 'Pages', 'rueda' ), 2, __( 'Pages that use blocks of Rueda.', 'rueda' ) ),
			self::section( 'patterns', __( 'Patterns', 'rueda' ), 3, $patterns ),
			[
				'children' => [
					self::section( 'cta', __( 'Call to action', 'rueda' ), 0 ),
					self::section( 'share', __( 'Sharing', 'rueda' ), 1 ),
					self::section( 'accessibility', __( 'Accessibility toolbar', 'rueda' ), 2 ),
				],
			] + self::section( 'settings', __( 'Settings', 'rueda' ), 4, __( 'Settings of the whole site.', 'rueda' ) ),
			self::section( 'media', __( 'Images', 'rueda' ), 5, __( 'The images that the items show.', 'rueda' ) ),
		];
	}

	/** @return array<string, mixed> */
	private static function section( string $key, string $title, int $order, string $description = '' ): array {
		return [
			'key'         => $key,
			'title'       => $title,
			'description' => $description,
			'order'       => $order,
			'exportGroup' => in_array( $key, DocType::FOLDERS, true ) ? $key : '',
		];
	}
}
