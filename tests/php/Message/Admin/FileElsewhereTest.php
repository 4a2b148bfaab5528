<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message\Admin;

use Rueda\Message\Admin\MessageView;
use Rueda\Message\MessageSearch;
use Rueda\Tests\Form\Upload\NodesTestCase;

/** The screen of a message whose file is on another server of the site. */
final class FileElsewhereTest extends NodesTestCase {
	public function test_a_file_on_another_server_can_be_tried_again_and_is_not_called_gone(): void {
		$this->act_as( 'administrator' );
		$this->message_on_a( true, 'keep_files: true' );
		$id   = $this->stored_message()->id();
		$path = $this->on( 'b', fn (): string => $this->stored_message()->record()->files()['cv'][0] );
		$link = fn (): string => $this->screen( $id );

		self::assertStringContainsString( '(5 B)', $this->on( 'a', $link ) );
		$on_b = $this->on( 'b', $link );
		self::assertStringContainsString( 'download>cv.txt</a> (on another server of this site', $on_b );
		self::assertStringNotContainsString( 'no longer kept', $on_b );
		self::assertStringContainsString( "{$this->folder}/b/", $path );
	}

	public function test_a_file_that_was_deleted_after_its_mail_is_no_longer_kept_on_any_server(): void {
		$this->act_as( 'administrator' );
		$this->meet();
		$this->message_on_a( true );
		$id = $this->stored_message()->id();

		foreach ( [ 'a', 'b' ] as $node ) {
			self::assertStringContainsString(
				'cv.txt (no longer kept)',
				$this->on( $node, fn (): string => $this->screen( $id ) )
			);
		}
	}

	public function test_a_mail_that_waits_or_went_without_its_file_says_so(): void {
		$this->act_as( 'administrator' );
		$this->meet();
		$this->message_on_a();
		$id     = $this->stored_message()->id();
		$screen = fn (): string => $this->screen( $id );
		$this->on( 'b', 'rueda_send_mails' );
		self::assertStringContainsString( 'which will send it', $this->on( 'b', $screen ) );
		self::assertStringNotContainsString( 'Next automatic attempt', $this->on( 'b', $screen ) );

		$this->wait( DAY_IN_SECONDS );
		$this->on( 'b', 'rueda_send_mails' );
		self::assertStringContainsString( 'Files are missing in this email', $this->on( 'b', $screen ) );
	}

	private function screen( int $id ): string {
		$parts = $this->message_parts();
		$view  = new MessageView( $parts->actions(), $parts->content(), $parts->file(), new MessageSearch() );
		return $this->echoed( static fn () => $view->print( $id, '', static fn () => null ) );
	}
}
