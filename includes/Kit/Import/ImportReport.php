<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\SecondCopy;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the progress and the result of a run, as the screen of kits reads it.
 *
 * @phpstan-import-type RunItem from Run
 */
final class ImportReport {
	/** Why something of an item was left out, or why it is a draft. */
	public const NO_RIGHT  = 'kit_bad_block';
	public const NO_TRUST  = 'kit_no_trust';
	public const WITH_CODE = 'kit_with_code';

	/** @param \Closure( string, string ): string $sentence Gets an error code and what the error is about. */
	public function __construct( private RunStore $store, private \Closure $sentence ) {}

	/** @return array<string, mixed> */
	public function describe( Run $run ): array {
		$is_open  = $this->store->can_undo( $run );
		$can_undo = $is_open || [] !== $run->unfinished;
		$task     = $run->is_on() ? $run->tasks[ max( 0, $run->position ) ] ?? '' : '';
		$states   = [ Run::IMPORTING => 0 === $run->position ? 'pending' : 'in_progress', Run::DONE => 'done' ];
		return [
			'id'         => $run->id,
			'title'      => $run->title,
			'state'      => $states[ $run->phase ] ?? 'in_progress',
			'undoing'    => Run::UNDOING === $run->phase,
			'undone'     => $run->is_undone && Run::DONE === $run->phase,
			'result'     => '' === $run->result || Run::DONE !== $run->phase ? null : $run->result,
			'message'    => $this->message( $run ),
			'done'       => Run::DONE === $run->phase ? $run->total : max( 0, min( $run->position, $run->total ) ),
			'total'      => $run->total,
			'current'    => $this->task_title( $run, $task ),
			'report'     => Run::DONE === $run->phase && 'success' === $run->result ? $this->report( $run ) : null,
			'started'    => gmdate( 'c', $run->started ),
			'can_undo'   => $can_undo,
			'undo_until' => $is_open ? gmdate( 'c', $this->store->undo_until( $run ) ) : null,
			'kept'       => $this->kept( $run ),
		];
	}

	/** @return list<array{title: string, edit: string, reason: string}> What was not undone, and why. */
	public function kept( Run $run ): array {
		return array_map(
			fn ( array $kept ): array => [
				'title'  => 0 === $kept['id'] ? $this->task_title( $run, $kept['title'] ) : $kept['title'],
				'edit'   => self::edit_link( $kept['id'] ),
				'reason' => $this->kept_reason( $kept['reason'] ),
			],
			$run->kept
		);
	}

	/** @return array<string, mixed> The run's entry in the list of imports. */
	public function short( Run $run ): array {
		return array_intersect_key(
			$this->describe( $run ),
			array_flip( [ 'id', 'title', 'started', 'state', 'result', 'total', 'undone', 'can_undo', 'undo_until' ] )
		);
	}

	private function message( Run $run ): string {
		if ( [] !== $run->unfinished && Run::DONE === $run->phase ) {
			return __(
				'Not all of this import could be undone yet. It is tried again every hour, or when you undo it once more.',
				'rueda'
			);
		}
		if ( $run->is_undone ) {
			return Run::DONE === $run->phase
				? __( 'This import was undone.', 'rueda' )
				: __( 'This import is being undone.', 'rueda' );
		}
		if ( 'failure' === $run->result ) {
			$reason = [] !== $run->kept && in_array( $run->reason, [ 'kit_cancelled', 'kit_lost' ], true )
				? $run->reason . '_kept'
				: $run->reason;
			return ( $this->sentence )( $reason, $this->task_title( $run, $run->entry ) );
		}
		if ( 'success' === $run->result ) {
			return 0 === $run->total ? self::nothing() : __( 'The kit was imported.', 'rueda' );
		}
		return '';
	}

	/** What an import says that had nothing to do. */
	public static function nothing(): string {
		return __( 'Nothing was imported. Your site is as it was before.', 'rueda' );
	}

	/** @param string $task A task, the key of an item, a part of the settings or any other name. */
	private function task_title( Run $run, string $task ): string {
		$name = preg_replace( '/^(image|make|fill|setting|replace|publish|keep):/', '', $task ) ?? $task;
		if ( isset( $run->items[ $name ] ) ) {
			return sprintf(
				/* translators: 1: kind of an item, as in "Wheel". 2: its title. */
				__( '%1$s: %2$s', 'rueda' ),
				self::kind( $run->items[ $name ]['doc_type'] ),
				$run->items[ $name ]['title']
			);
		}
		return match ( true ) {
			1 === preg_match( '/^[0-9a-f]{64}$/', $name ) => __( 'Image', 'rueda' ),
			'cta' === $name           => __( 'Call to action', 'rueda' ),
			'share' === $name         => __( 'Sharing', 'rueda' ),
			'accessibility' === $name => __( 'Accessibility toolbar', 'rueda' ),
			FrontPage::PART === $name => __( 'Front page', 'rueda' ),
			default                   => $name,
		};
	}

	private static function kind( string $type ): string {
		$object = get_post_type_object( $type );
		$name   = $object->labels->singular_name ?? null;
		return is_string( $name ) ? $name : $type;
	}

	/** @return array<string, mixed> */
	private function report( Run $run ): array {
		$items = [];
		foreach ( $run->items as $key => $item ) {
			$items[] = $this->item( (string) $key, $item );
		}
		$settings = [];
		foreach ( $run->settings as $part => $setting ) {
			$settings[] = [ 'part' => $part, 'outcome' => $setting['outcome'] ];
		}
		return [
			'items'      => $items,
			'settings'   => $settings,
			'unresolved' => self::unresolved( $run ),
			'addresses'  => $run->addresses,
			'recipients' => $run->recipients,
			'missing'    => $this->store->can_undo( $run ) ? array_keys( FetchedImages::missing( $run ) ) : [],
			'seconds'    => max( 0, $run->finished - $run->started ),
		];
	}

	/** @return list<string> References that are empty now, because neither the kit nor this site has their target. */
	public static function unresolved( Run $run ): array {
		$named = static fn ( string $line ): string => preg_replace(
			'/media:[0-9a-f]{64}$/D',
			__( 'an image', 'rueda' ),
			$line
		) ?? $line;
		return array_values( array_unique( array_map( $named, $run->unresolved ) ) );
	}

	/**
	 * @param RunItem $item
	 * @return array<string, mixed>
	 */
	private function item( string $key, array $item ): array {
		$post    = $item['id'] > 0 ? get_post( $item['id'] ) : null;
		$type    = $post instanceof WP_Post ? get_post_type_object( $post->post_type ) : null;
		$can_see = $post instanceof WP_Post && null !== $type && is_post_type_viewable( $type );
		$draft   = $post instanceof WP_Post && 'draft' === $post->post_status;
		$title   = $post instanceof WP_Post ? SecondCopy::title( $post ) : '';
		return [
			'key'      => $key,
			'title'    => '' === $title ? $item['title'] : $title,
			'doc_type' => $item['doc_type'],
			'outcome'  => $item['outcome'],
			'reason'   => $this->reason( $item ),
			'draft'    => $draft,
			'view'     => $can_see ? (string) ( $draft ? get_preview_post_link( $post ) : get_permalink( $post ) ) : '',
			'edit'     => self::edit_link( $item['id'] ),
		];
	}

	/** @param RunItem $item */
	public function reason( array $item ): string {
		if ( '' === $item['reason'] ) {
			return '';
		}
		[ $code, $about ] = explode( ':', $item['reason'], 2 ) + [ '', '' ];
		if ( 'refused' === $item['outcome'] ) {
			return ( $this->sentence )( $code, $about );
		}
		$sentence = match ( $code ) {
			/* translators: %s: names of HTML and settings, as in "<script>, onclick, demo_mode". */
			self::NO_TRUST  => __( 'Left out, because you did not say that you trust who made the kit: %s', 'rueda' ),
			/* translators: %s: names of HTML and settings, as in "<script>, onclick, demo_mode". */
			self::WITH_CODE => __(
				'A draft, because it needs your trust. Look at it before you publish it: %s',
				'rueda'
			),
			/* translators: %s: names of HTML and settings, as in "<script>, onclick, demo_mode". */
			default         => __(
				'Left out, because you may not publish unfiltered HTML or shortcodes here: %s',
				'rueda'
			),
		};
		return sprintf( $sentence, $about );
	}

	private function kept_reason( string $reason ): string {
		return match ( $reason ) {
			'edited'    => __( 'It was edited after the import.', 'rueda' ),
			'trashed'   => __( 'It is in the Trash.', 'rueda' ),
			'filled_in' => __( 'Visitors have filled it in, and their reports need it.', 'rueda' ),
			'used'      => __( 'It is used by something that is kept.', 'rueda' ),
			default     => __( 'It could not be undone yet. It is tried again.', 'rueda' ),
		};
	}

	private static function edit_link( int $id ): string {
		return $id > 0 ? (string) get_edit_post_link( $id, 'raw' ) : '';
	}
}
