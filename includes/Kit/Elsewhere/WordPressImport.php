<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

use Rueda\Compat\ContactForm7;
use Rueda\Kit\Format\BlockNumbers;
use Rueda\Kit\Format\DocType;

defined( 'ABSPATH' ) || exit;

/**
 * Follows an import of WordPress's own export file. Where an id is taken on this site, WordPress gives the imported
 * post another one, but its importer does not know that our blocks hold ids of wheels and forms.
 */
final class WordPressImport {
	private const WITH_ID = [ DocType::WHEEL, DocType::FORM, ContactForm7::POST_TYPE ];

	private const BLOCK = '~<!-- wp:(rueda/(?:wheel|saved-chart|contact-form)) (\{.*?\}) (/?)-->~s';

	/** @var array<int, int> The ids of wheels and forms on this site, by those that they had before. */
	private array $ids = [];

	/** @var list<int> New posts that contain one of our blocks. */
	private array $posts = [];

	public static function begin(): void {
		$import = new self();
		add_filter( 'wp_import_existing_post', [ $import, 'note_existing' ], PHP_INT_MAX, 2 );
		add_action( 'wp_import_insert_post', [ $import, 'note_new' ], 10, 3 );
		add_action( 'import_end', [ $import, 'finish' ] );
		// Large imports often run out of time. The next attempt skips the posts that are already here.
		add_action( 'shutdown', [ $import, 'finish' ] );
	}

	/**
	 * A wheel or a form that is on this site already is not imported again.
	 *
	 * @param mixed $id   The id of that post, or 0.
	 * @param mixed $post The post in the file.
	 */
	public function note_existing( mixed $id, mixed $post ): mixed {
		$type = is_array( $post ) ? $post['post_type'] ?? '' : '';
		if ( is_array( $post ) && is_numeric( $id ) && $id > 0 && get_post_type( (int) $id ) === $type ) {
			$this->note( $post['post_id'] ?? 0, (int) $id, $type );
		}
		return $id;
	}

	/**
	 * @param mixed $id     The id on this site, or an error.
	 * @param mixed $old_id The id in the file.
	 * @param mixed $fields The fields as they were given to WordPress.
	 */
	public function note_new( mixed $id, mixed $old_id, mixed $fields ): void {
		if ( ! is_int( $id ) || $id < 1 || ! is_array( $fields ) ) {
			return;
		}
		$this->note( $old_id, $id, $fields['post_type'] ?? '' );
		$content = $fields['post_content'] ?? '';
		if ( is_string( $content ) && str_contains( $content, '<!-- wp:rueda/' ) ) {
			$this->posts[] = $id;
		}
	}

	/** All ids are replaced at the end and once, because the new id of one wheel may be the old id of another. */
	public function finish(): void {
		foreach ( [] === $this->ids ? [] : $this->posts as $id ) {
			$content = get_post( $id )->post_content ?? '';
			$new     = $this->content( $content );
			if ( $new !== $content ) {
				global $wpdb;
				// wp_update_post() would change the date and store a revision.
				// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- as above.
				$wpdb->update( $wpdb->posts, [ 'post_content' => $new ], [ 'ID' => $id ] );
				clean_post_cache( $id );
			}
		}
		$this->ids   = [];
		$this->posts = [];
	}

	private function note( mixed $old_id, int $id, mixed $type ): void {
		if ( is_numeric( $old_id ) && (int) $old_id !== $id && in_array( $type, self::WITH_ID, true ) ) {
			$this->ids[ (int) $old_id ] = $id;
		}
	}

	private function content( string $content ): string {
		$replaced = preg_replace_callback(
			self::BLOCK,
			fn ( array $found ): string => $this->block( $found[0], $found[1], $found[2], $found[3] ),
			$content
		);
		return $replaced ?? $content;
	}

	/** All but the attributes of our own blocks stays as it was written. */
	private function block( string $written, string $name, string $json, string $end ): string {
		$attributes = json_decode( $json, true );
		if ( ! is_array( $attributes ) ) {
			return $written;
		}
		$new = BlockNumbers::replaced(
			$name,
			$attributes,
			fn ( mixed $value, string $kind ): mixed => is_numeric( $value ) && in_array( $kind, self::WITH_ID, true )
				? $this->ids[ (int) $value ] ?? $value
				: $value
		);
		return $new === $attributes
			? $written
			: sprintf( '<!-- wp:%s %s %s-->', $name, serialize_block_attributes( $new ), $end );
	}
}
