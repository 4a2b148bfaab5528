<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Elsewhere\OfThisSite;
use Rueda\Kit\Elsewhere\PageBuilderKit;
use Rueda\Kit\Format\DocType;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\Import\Code\ItemCode;
use Rueda\Kit\Import\Undo\Journal;
use Rueda\Kit\Import\Undo\Meant;
use Rueda\Kit\KitError;
use Rueda\Kit\SecondCopy;
use WP_Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Does one task of a run. Whatever a task leaves behind is in its journal, or in a draft that a journal names. */
final class Tasks {
	private ?Cleaner $cleaner = null;

	public function do( Journal $journal, Run $run, Kit $kit, string $task ): void {
		[ $what, $name ] = explode( ':', $task, 2 );

		$this->cleaner = Cleaner::for_run( $run );

		$items = $run->items;
		$work  = fn () => match ( $what ) {
			'image'   => $this->add_image( $journal, $run, $kit, $name ),
			'make'    => $this->create_post( $journal, $run, $kit, $name ),
			'fill'    => $this->fill( $run, $kit, $name ),
			'setting' => FrontPage::PART === $name
				? self::make_front( $journal, $run, $kit->manifest()->front_page )
				: $this->take_settings( $journal, $run, $kit, $name ),
			'replace' => $this->replace( $journal, $run, $kit, $name ),
			'publish' => $this->publish( $run, $kit, $name ),
			'keep'    => $this->keep( $run, $name ),
			default   => throw new KitError( 'general', $task ),
		};
		try {
			RefusedWrites::notice( $task, $work );
		} catch ( KitError $error ) {
			// With the fingerprint of what was refused, the half of it that is there would look edited and stay.
			$run->items = $items;
			throw $error;
		}
	}

	private function add_image( Journal $journal, Run $run, Kit $kit, string $sha256 ): void {
		$about = $kit->manifest()->media[ $sha256 ] ?? null;
		if ( null === $about ) {
			throw new KitError( 'kit_damaged', $sha256 );
		}
		$run->media[ $sha256 ] = Images::add_image( $journal, $run, $sha256, $about, $kit->image( $sha256 ) );
	}

	private function create_post( Journal $journal, Run $run, Kit $kit, string $key ): void {
		$parent = $run->items[ $key ]['parent'];
		if ( '' !== $parent && 0 === $run->post_of( $parent ) ) {
			$run->note( 'unresolved', [ self::named( $run, $key, $parent ) ] );
		}
		$run->items[ $key ]['id'] = Posts::create( $journal, $run, $key, $kit->item( $key ) );
	}

	private function fill( Run $run, Kit $kit, string $key ): void {
		$id     = $run->items[ $key ]['id'];
		$values = $this->values( $run, $kit, $key );
		$meant  = Meant::watch( $id, static fn () => Posts::fill( $id, $values ) );

		$run->items[ $key ]['print'] = $meant->print_of_draft();
	}

	private function replace( Journal $journal, Run $run, Kit $kit, string $key ): void {
		$id     = $run->items[ $key ]['id'];
		$values = $this->values( $run, $kit, $key );
		$meant  = Meant::watch(
			$id,
			static fn () => Posts::replace( $journal, $run, $key, $kit->item( $key ), $values )
		);
		self::made( $run, $key, Posts::finish( $id, $meant->print() ), 'replaced' );
	}

	private function publish( Run $run, Kit $kit, string $key ): void {
		$status = self::comes_as_draft( $run, $key ) ? 'draft' : $kit->item( $key )['status'] ?? '';
		$id     = $run->items[ $key ]['id'];
		$filled = $run->items[ $key ]['print'];
		// Somebody may have edited the draft since it was filled.
		$is_edited = Posts::print( $id, true ) !== $filled;
		$meant     = Meant::watch(
			$id,
			static fn () => Posts::publish( $run, $id, is_string( $status ) ? $status : '' )
		);
		self::made( $run, $key, Posts::finish( $id, $is_edited ? $filled : $meant->print() ), 'created' );
	}

	private function keep( Run $run, string $sha256 ): void {
		$id = $run->media[ $sha256 ];

		$run->media_prints[ $sha256 ] = Posts::finish( $id, Posts::print( $id ) );
	}

	private static function made( Run $run, string $key, string $print, string $outcome ): void {
		$run->items[ $key ] = [ 'print' => $print, 'outcome' => $outcome ] + $run->items[ $key ];
	}

	private function take_settings( Journal $journal, Run $run, Kit $kit, string $part ): void {
		$references = $this->references( $run, $kit );
		$values     = $references->value( $kit->settings( $part ) );
		$values     = $this->cleaner()->values( is_array( $values ) ? $values : [] );
		$print      = SettingsIn::take( $journal, $part, $values );

		$run->settings[ $part ] = [ 'answer' => 'kit', 'outcome' => 'taken', 'print' => $print ];
		$this->note( $run, $part, $references );
	}

	private static function make_front( Journal $journal, Run $run, string $key ): void {
		$id  = $run->post_of( $key );
		$may = current_user_can( 'manage_options' ) && FrontPage::can_be( get_post( $id ) );
		if ( $may && $id !== FrontPage::now() ) {
			$print = FrontPage::take( $journal, $id );

			$run->settings[ FrontPage::PART ] = [ 'answer' => 'kit', 'outcome' => 'taken', 'print' => $print ];
		}
	}

	/** @return array{post: array<string, mixed>, meta: array<string, mixed>} */
	private function values( Run $run, Kit $kit, string $key ): array {
		$user       = get_userdata( $run->user );
		$references = $this->references( $run, $kit );
		$recipients = new Recipients( false === $user ? '' : $user->user_email );
		$item       = new ItemValues( $references, $this->cleaner(), $recipients );
		$values     = $item->from_fields( $run->items[ $key ]['doc_type'], $kit->item( $key ) );
		$this->note( $run, $key, $references );
		foreach ( $item->missing_templates() as $template ) {
			$run->note( 'unresolved', [ self::named( $run, $key, $template ) ] );
		}
		if ( 'rueda_form' === $run->items[ $key ]['doc_type'] ) {
			$run->note( 'recipients', [ self::named( $run, $key, $recipients->address() ) ] );
		}
		return $values;
	}

	private function note( Run $run, string $key, ReferencesIn $references ): void {
		$named = static fn ( string $what ): string => self::named( $run, $key, $what );
		$run->note( 'unresolved', array_map( $named, $references->unresolved() ) );
		$run->note( 'addresses', array_map( $named, $this->cleaner()->emptied_addresses() ) );
		$code   = self::code( $run, $key );
		$left   = ItemCode::names( $this->cleaner()->left_out() );
		$reason = match ( true ) {
			[] === $left => ImportReport::WITH_CODE,
			Cleaner::may_trust() => ImportReport::NO_TRUST,
			default => ImportReport::NO_RIGHT,
		};
		if ( [] !== [ ...$code, ...$left ] && isset( $run->items[ $key ] ) ) {
			$run->items[ $key ]['reason'] = $reason . ':' . implode( ', ', [] === $left ? $code : $left );
		}
	}

	private static function comes_as_draft( Run $run, string $key ): bool {
		$is_page = DocType::PAGE === $run->items[ $key ]['doc_type'];
		return ( $is_page && ! $run->publishes ) || [] !== self::code( $run, $key );
	}

	/** @return list<string> The code that comes with an item. */
	private static function code( Run $run, string $key ): array {
		return $run->items[ $key ]['code'] ?? [];
	}

	private function references( Run $run, Kit $kit ): ReferencesIn {
		return new ReferencesIn(
			$run->media,
			static fn ( string $key ): int => self::post_of( $run, $kit, $key ),
			static fn ( string $key ): string => self::address( $run, $kit, $key )
		);
	}

	private static function post_of( Run $run, Kit $kit, string $key ): int {
		$id        = $run->post_of( $key );
		$is_of_own = 0 === $id && $kit instanceof PageBuilderKit && $kit->is_of_this_site();
		return $is_of_own ? OfThisSite::post_of( $key ) : $id;
	}

	/** The address that a draft will have once it is published. */
	private static function address( Run $run, Kit $kit, string $key ): string {
		$id   = $run->post_of( $key );
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || ! is_post_type_viewable( $post->post_type ) ) {
			return '';
		}
		$later              = clone $post;
		$later->post_status = 'publish';
		return (string) get_permalink( $later );
	}

	private static function named( Run $run, string $key, string $what ): string {
		$item  = $run->items[ $key ] ?? [ 'title' => $key, 'action' => '', 'id' => 0 ];
		$post  = 'keep_both' === $item['action'] && $item['id'] > 0 ? get_post( $item['id'] ) : null;
		$title = null === $post ? $item['title'] : SecondCopy::title( $post );
		return $title . ': ' . $what;
	}

	private function cleaner(): Cleaner {
		return $this->cleaner ?? new Cleaner( false );
	}
}
