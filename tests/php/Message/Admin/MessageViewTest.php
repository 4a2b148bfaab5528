<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message\Admin;

use Rueda\Form\Store\Message;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Message\Admin\MessageFile;
use Rueda\Message\Admin\MessageView;
use Rueda\Tests\Message\MessageTestCase;

final class MessageViewTest extends MessageTestCase {
	public function test_says_why_there_is_no_mail(): void {
		$this->act_as( 'administrator' );
		$form = $this->contact_form();

		self::assertStringContainsString( 'No email was sent', $this->view( $this->store( $form ) ) );
		self::assertStringContainsString( 'it had no recipient', $this->view( $this->store( $form, [ 'status' => Message::FAILED ] ) ) );
		self::assertStringContainsString( 'No email was sent', $this->view( $this->store( $form, [ 'status' => Message::FAILED, 'created_at' => time() - YEAR_IN_SECONDS ] ) ) );
		self::assertStringContainsString( 'was deleted', $this->view( $this->store( 999999, [ 'status' => Message::FAILED ] ) ) );
	}

	private function view( int $id ): string {
		ob_start();
		( new MessageView( $this->actions(), $this->house()->content(), new MessageFile( $this->actions(), new UploadFolder() ) ) )->print( $id, '', static function (): void {} );
		return (string) ob_get_clean();
	}
}
